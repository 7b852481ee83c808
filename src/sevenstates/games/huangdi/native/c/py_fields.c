/* The parts of the rules, of a state and of an observation by the names that Python knows. */
#include "py_core.h"

#include "observe.h"

#define RULE(name) TABLE(Rules, name)
#define PART(name) TABLE(Observer, name)

const TableField RULES_TABLES[] = {
    RULE(province), RULE(level), RULE(row), RULE(whole), RULE(ground), RULE(action_kind),
    RULE(action_role), RULE(action_value), RULE(first_done), RULE(first_buyback), RULE(first_bid),
    RULE(first_keep), RULE(first_recruit), RULE(first_convicts), RULE(first_recruiter_jade),
    RULE(first_prison), RULE(first_quarry), RULE(first_resources_jade), RULE(first_draw),
    RULE(first_build), RULE(first_favour), RULE(first_remove), RULE(first_move), RULE(first_repeat),
    RULE(first_emperor), RULE(first_block), RULE(first_peasants), RULE(first_plaque), RULE(corners),
    RULE(offsets), RULE(offset_count), RULE(favour_income), RULE(favour_petition),
    RULE(favour_jade), RULE(favour_points), RULE(favours), RULE(jade), RULE(peasants),
    RULE(convicts), RULE(chips), RULE(blocks), RULE(emperor_blocks), RULE(start_jade),
    RULE(dealt_favours), RULE(kept_favours), RULE(income), RULE(turns), RULE(buyback_jade),
    RULE(recruit_cost), RULE(convicts_price), RULE(convicts_taken), RULE(collected_jade),
    RULE(drawn_favours), RULE(drawn_kept), RULE(second_block_jade), RULE(workers),
    RULE(removal_convicts), RULE(repeat_cost), RULE(row_points), RULE(tower_points),
    RULE(level_points), RULE(chip_points), RULE(province_points), RULE(most_points), RULE(seats),
    RULE(provinces),
};
const size_t RULES_TABLE_COUNT = COUNT_OF(RULES_TABLES);

const StateField STATE_FIELDS[] = {
    FIELD(wall, "Q"), FIELD(walls, "Q"), FIELD(emperor_wall, "Q"), FIELD(plaques, "Q"),
    FIELD(hands, "Q"), FIELD(played, "Q"), FIELD(packet_cards, "Q"), FIELD(paths, "Q"),
    FIELD(dealt, "Q"), FIELD(kept, "Q"), FIELD(drawn, "Q"), FIELD(drawn_kept, "Q"),
    FIELD(packet_number, "B"), FIELD(packet_count, "B"), FIELD(makers, "b"),
    FIELD(maker_count, "B"), FIELD(scores, "h"), FIELD(jade, "B"), FIELD(peasants, "B"),
    FIELD(convicts, "B"), FIELD(blocks, "B"), FIELD(chips, "B"), FIELD(camps, "B"),
    FIELD(roles, "B"), FIELD(block_stock, "B"), FIELD(prison_jade, "B"),
    FIELD(prison_convicts, "B"), FIELD(jade_stock, "B"), FIELD(peasant_stock, "B"),
    FIELD(convict_stock, "B"), FIELD(chip_stock, "B"), FIELD(emperor_stock, "B"), FIELD(round, "B"),
    FIELD(holder, "b"), FIELD(emperor_block, "B"), FIELD(bids, "b"), FIELD(open, "B"),
    FIELD(depth, "B"), FIELD(stack, "B"), FIELD(reason, "B"), FIELD(ranks, "B"),
};
const size_t STATE_FIELD_COUNT = COUNT_OF(STATE_FIELDS);

const TableField OBSERVER_TABLES[] = {
    PART(counts), PART(planes), PART(question), PART(asked), PART(asked_for), PART(block),
    PART(role), PART(card), PART(bid_made), PART(bid), PART(round), PART(stock), PART(prison_jade),
    PART(prison_convicts), PART(holder), PART(emperor_block), PART(deck), PART(packets),
    PART(own_favours), PART(put_back), PART(choice), PART(kept), PART(score), PART(jade),
    PART(peasants), PART(convicts), PART(blocks), PART(block_stock), PART(chips), PART(hand_size),
    PART(camp), PART(roles), PART(played), PART(location_plane), PART(block_plane),
    PART(plaque_plane), PART(fixed), PART(most), PART(plaques),
};
const size_t OBSERVER_TABLE_COUNT = COUNT_OF(OBSERVER_TABLES);

/* It has nothing but what every core has. */
int add_game_parts(PyObject *module) {
    (void)module;
    return 0;
}
