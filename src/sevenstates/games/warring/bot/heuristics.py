"""Heuristics of The Warring States: the functions that all bots use."""

from . import evaluation, priors, reasons, rollout_policy


class WarringHeuristics:
    """Hand-made evaluation of The Warring States."""

    values = staticmethod(evaluation.values)
    is_quiet = staticmethod(evaluation.is_quiet)
    priors = staticmethod(priors.priors)
    rollout_policy = staticmethod(rollout_policy.choose)
    reasons = staticmethod(reasons.reasons_for)
