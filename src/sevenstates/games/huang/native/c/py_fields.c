/* The parts of the rules, of a state and of an observation by the names that Python knows. */
#include "py_core.h"

#include "observe.h"

#define RULE(name) TABLE(Rules, name)
#define PART(name) TABLE(Observer, name)

const TableField RULES_TABLES[] = {
    RULE(near), RULE(spaces), RULE(river), RULE(land), RULE(ring), RULE(triangle),
    RULE(triangles_at), RULE(rhombus), RULE(rhombi_at), RULE(handful), RULE(handful_index),
    RULE(action_kind), RULE(action_which), RULE(action_value), RULE(first_tile), RULE(first_leader),
    RULE(first_withdraw), RULE(first_riot), RULE(first_trade), RULE(first_trade_palace),
    RULE(first_replace), RULE(first_pagoda), RULE(first_palace), RULE(first_lift), RULE(first_take),
    RULE(first_commit), RULE(first_support), RULE(first_winner), RULE(first_remove),
    RULE(first_keep), RULE(tiles), RULE(pagodas), RULE(hand), RULE(market), RULE(palace_hand),
    RULE(short_game_removes), RULE(bandit_tiles_used), RULE(granary_points), RULE(idle_turns),
    RULE(capital_count), RULE(capitals), RULE(spot_count), RULE(spot_mark), RULE(spot_bandits),
    RULE(spot_triangle), RULE(seats), RULE(edition), RULE(is_short), RULE(has_bandits),
    RULE(has_kingdoms), RULE(has_palace),
};
const size_t RULES_TABLE_COUNT = COUNT_OF(RULES_TABLES);

const StateField STATE_FIELDS[] = {
    FIELD(tiles, "Q"), FIELD(empty, "Q"), FIELD(near_yellow, "Q"), FIELD(granaries, "Q"),
    FIELD(built, "Q"), FIELD(triangles, "Q"), FIELD(rhombi, "Q"), FIELD(war.sides, "Q"),
    FIELD(war.count, "B"), FIELD(war.tiles, "B"), FIELD(war.leaders, "B"), FIELD(pool, "Q"),
    FIELD(groups.of, "B"), FIELD(leaders, "h"), FIELD(points, "h"), FIELD(hands, "B"),
    FIELD(known, "B"), FIELD(buried, "B"), FIELD(known_buried, "B"), FIELD(market, "B"),
    FIELD(bag, "B"), FIELD(removed, "B"), FIELD(discards, "B"), FIELD(supply, "B"),
    FIELD(granaries_taken, "B"), FIELD(palace, "h"), FIELD(pagoda_triangle, "h"),
    FIELD(pagoda_count, "B"), FIELD(pagoda_colour, "B"), FIELD(bandit_triangle, "h"),
    FIELD(bandit_count, "B"), FIELD(bandit_mark, "B"), FIELD(bandit_number, "B"), FIELD(idle, "b"),
    FIELD(depth, "B"), FIELD(stack, "B"), FIELD(reason, "B"), FIELD(ranks, "B"), FIELD(scores, "h"),
};
const size_t STATE_FIELD_COUNT = COUNT_OF(STATE_FIELDS);

const TableField OBSERVER_TABLES[] = {
    PART(counts), PART(planes), PART(question), PART(asked), PART(left), PART(granaries_to_take),
    PART(owed), PART(colour), PART(attacker), PART(defender), PART(attack), PART(defence),
    PART(unifier), PART(war_tiles), PART(war_leaders), PART(war_strength), PART(war_tied),
    PART(market), PART(supply), PART(discards), PART(bag), PART(removed), PART(own_hand),
    PART(own_replaced), PART(hand_size), PART(known), PART(replaced), PART(known_replaced),
    PART(points_shown), PART(points), PART(granaries_taken), PART(ground), PART(tile), PART(leader),
    PART(pagoda), PART(palace), PART(granary), PART(bandits), PART(about), PART(war_side),
    PART(fixed), PART(most), PART(grounds), PART(open_scores),
};
const size_t OBSERVER_TABLE_COUNT = COUNT_OF(OBSERVER_TABLES);
