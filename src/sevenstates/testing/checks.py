"""Every check of the kit. Each takes a walk and raises AssertionError."""

from collections.abc import Callable

from . import (
    copies,
    hiding,
    notation,
    orders,
    questions,
    records,
    refusals,
    saving,
    sealing,
    undoing,
    views,
)
from .walk import Table, Walk, thinned_walk_of

Check = Callable[[Walk], None]

WALK_CHECKS: tuple[Check, ...] = (
    questions.check_pieces_are_counted,
    questions.check_questions_can_be_answered,
    questions.check_end_is_an_end,
    questions.check_playouts_end,
    saving.check_states_survive_json,
    saving.check_loaded_games_go_on,
    saving.check_positions_survive_text,
    saving.check_actions_survive_writing,
    saving.check_events_survive_json,
    copies.check_copies_are_their_own,
    copies.check_looking_changes_nothing,
    hiding.check_views_show_only_what_is_known,
    hiding.check_worlds_depend_on_knowledge_alone,
    hiding.check_views_are_json,
    hiding.check_worlds_can_be_played,
    hiding.check_worlds_tell_the_same_story,
    hiding.check_hidden_draws_are_not_shown,
    hiding.check_events_keep_secrets,
    views.check_views_fit_their_type,
    sealing.check_order_of_answers_does_not_matter,
    sealing.check_answers_do_not_show,
    refusals.check_impossible_seats_are_refused,
    refusals.check_impossible_viewers_are_refused,
    refusals.check_foreign_actions_are_refused,
    refusals.check_only_the_asked_may_act,
    refusals.check_illegal_actions_are_refused,
    refusals.check_some_illegal_actions_are_refused,
    refusals.check_nothing_happens_after_the_end,
    notation.check_legal_actions_are_all,
    notation.check_listed_actions_are_legal,
    notation.check_random_actions_are_as_likely,
    notation.check_sets_behave_like_lists,
    orders.check_orders_keep_to_what_is_known,
)
"""What is seen along one game, wherever it began."""

TABLE_CHECKS: tuple[Check, ...] = (
    questions.check_random_games_end,
    saving.check_options_survive_json,
    records.check_replay_is_the_game,
    records.check_running_game_has_a_record,
    records.check_record_can_be_verified,
    records.check_game_can_be_resumed,
    records.check_game_can_be_resumed_without_its_key,
    hiding.check_journal_keeps_secrets,
    sealing.check_matches_keep_answers_secret,
    notation.check_actions_are_numbered,
    notation.check_actions_can_be_typed,
    undoing.check_undo_knows_its_horizon,
)
"""What a table is seen by as a whole, through matches of its own."""


def check_table(table: Table, every: int = 1) -> None:
    """Play a game at the table and hold every law; AssertionError says which one is broken.

    `every` is the part of the decisions that is looked at: all of them, or every n-th.
    """
    played = thinned_walk_of(table, every)
    for check in (*WALK_CHECKS, *TABLE_CHECKS):
        check(played)
