"""Heuristics of HUANG: the functions that all bots use."""

from . import evaluation, priors, reasons, rollout_policy


class HuangHeuristics:
    """Hand-made evaluation of HUANG."""

    values = staticmethod(evaluation.values)
    is_quiet = staticmethod(evaluation.is_quiet)
    priors = staticmethod(priors.priors)
    rollout_policy = staticmethod(rollout_policy.choose)
    reasons = staticmethod(reasons.reasons_for)
