/* The parts of the rules, of a state and of an observation by the names that Python knows. */
#include "py_core.h"

#include "observe.h"

#define RULE(name) TABLE(Rules, name)
#define PART(name) TABLE(Observer, name)

const TableField RULES_TABLES[] = {
    RULE(action_kind), RULE(first), RULE(ops), RULE(goals), RULE(events), RULE(copies), RULE(slots),
    RULE(slot_states), RULE(named), RULE(alike), RULE(ways), RULE(way_first), RULE(way_end),
    RULE(publics), RULE(public_copies), RULE(special), RULE(public_first), RULE(public_end),
    RULE(prelude), RULE(unify), RULE(people), RULE(era), RULE(points), RULE(goal), RULE(start),
    RULE(most), RULE(least), RULE(draw), RULE(swap_draw), RULE(claim_draw), RULE(hero_draw),
    RULE(early_rounds), RULE(public_rounds), RULE(quota), RULE(seats), RULE(stepwise),
};
const size_t RULES_TABLE_COUNT = COUNT_OF(RULES_TABLES);

const StateField STATE_FIELDS[] = {
    FIELD(deck, "Q"), FIELD(gone, "Q"), FIELD(bans, "I"), FIELD(buried, "H"), FIELD(scores, "h"),
    FIELD(values, "b"), FIELD(start, "b"), FIELD(fought, "B"), FIELD(buried_count, "B"),
    FIELD(war_winner, "b"), FIELD(war_loser, "b"), FIELD(war_by, "b"), FIELD(death, "b"),
    FIELD(death_victor, "b"), FIELD(murder, "b"), FIELD(wars, "B"), FIELD(deaths, "B"),
    FIELD(murders, "B"), FIELD(resolved, "b"), FIELD(resolved_choice, "b"), FIELD(unifier, "b"),
    FIELD(round, "B"), FIELD(host, "b"), FIELD(public, "b"), FIELD(public_left, "B"),
    FIELD(stock, "B"), FIELD(discards, "B"), FIELD(hands, "b"), FIELD(hand_size, "B"),
    FIELD(known_kind, "b"), FIELD(known_by, "b"), FIELD(known_count, "B"), FIELD(laid, "b"),
    FIELD(laid_count, "B"), FIELD(agenda, "b"), FIELD(played, "b"), FIELD(abandoned, "b"),
    FIELD(agenda_count, "B"), FIELD(played_count, "B"), FIELD(is_abandoned, "B"),
    FIELD(people_knowers, "B"), FIELD(characters, "b"), FIELD(offers, "b"),
    FIELD(character_count, "B"), FIELD(offer_count, "B"), FIELD(completed, "b"),
    FIELD(completed_by, "b"), FIELD(completed_count, "B"), FIELD(done_count, "B"),
    FIELD(said_by, "b"), FIELD(said, "b"), FIELD(said_count, "B"), FIELD(picks, "B"),
    FIELD(given, "b"), FIELD(swaps, "b"), FIELD(swap_seat, "b"), FIELD(swap_of, "b"),
    FIELD(swap_count, "B"), FIELD(quotas, "B"), FIELD(added, "b"), FIELD(order, "b"),
    FIELD(order_count, "B"), FIELD(fresh, "B"), FIELD(open, "B"), FIELD(answered, "B"),
    FIELD(depth, "B"), FIELD(stack, "B"), FIELD(reason, "B"), FIELD(ranks, "B"),
};
const size_t STATE_FIELD_COUNT = COUNT_OF(STATE_FIELDS);

const TableField OBSERVER_TABLES[] = {
    PART(counts), PART(planes), PART(question), PART(asked), PART(quotas), PART(round), PART(host),
    PART(public_event), PART(stock), PART(buried), PART(people), PART(people_buried),
    PART(discards), PART(seen_buried), PART(stepwise), PART(alive), PART(values), PART(strength),
    PART(start), PART(fought), PART(bans), PART(any_war), PART(unifier), PART(agenda_count),
    PART(agenda), PART(abandoned), PART(seen_abandoned), PART(resolved), PART(taken), PART(hand),
    PART(characters), PART(character_points), PART(character_progress), PART(offer),
    PART(offer_points), PART(offer_progress), PART(laid_slots), PART(laid_marks), PART(marking),
    PART(swap), PART(kept), PART(gives), PART(ordered), PART(points), PART(completed),
    PART(hand_size), PART(laid), PART(character_count), PART(offer_count), PART(known),
    PART(laid_cards), PART(said), PART(most),
};
const size_t OBSERVER_TABLE_COUNT = COUNT_OF(OBSERVER_TABLES);
