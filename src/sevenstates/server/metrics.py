"""Figures for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10)


class Metrics:
    """The figures of one app; two apps in a process do not share them."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.requests = Counter(
            "sevenstates_http_requests",
            "Requests by route, method and status.",
            ["route", "method", "status"],
            registry=registry,
        )
        self.request_seconds = Histogram(
            "sevenstates_http_request_seconds",
            "Time from request to answer.",
            ["route"],
            buckets=SECONDS,
            registry=registry,
        )
        self.refusals = Counter(
            "sevenstates_refusals", "Refusals by reason.", ["reason"], registry=registry
        )
        self.sockets = Gauge("sevenstates_sockets", "Open WebSockets.", registry=registry)
        self.tables = Gauge("sevenstates_tables", "Tables held in memory.", registry=registry)
        self.moves = Counter(
            "sevenstates_moves", "Moves committed, by game.", ["game"], registry=registry
        )
        self.commit_seconds = Histogram(
            "sevenstates_commit_seconds",
            "Time to write a change to disk.",
            buckets=SECONDS,
            registry=registry,
        )
        self.notices = Counter(
            "sevenstates_notices",
            "Notices by channel and outcome.",
            ["channel", "outcome"],
            registry=registry,
        )
        self._add_bots(registry)

    def _add_bots(self, registry: CollectorRegistry) -> None:
        self.bot_seconds = Histogram(
            "sevenstates_bot_seconds",
            "Time a bot thought about a move.",
            ["level"],
            buckets=SECONDS,
            registry=registry,
        )
        self.bot_questions = Gauge(
            "sevenstates_bot_questions", "Questions that wait for a bot worker.", registry=registry
        )
        self.worker_restarts = Counter(
            "sevenstates_worker_restarts", "Bot workers replaced.", registry=registry
        )

    def to_text(self) -> bytes:
        """The figures in Prometheus's text format."""
        return generate_latest(self.registry)
