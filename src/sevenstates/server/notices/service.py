"""The notice service: its endpoints, and the sender if the server has any channel."""

from collections.abc import Callable, Collection
from importlib import import_module

from ..accounts.api import Accounts
from ..config import Config
from ..http.endpoint import Endpoint
from ..metrics import Metrics
from ..security.keys import ServerKeys
from ..security.limits import Limiter
from ..store import Store
from ..tables.model.table import Table
from .api import NoticesApi
from .delivery import Delivery
from .open_api import OpenApi
from .recovery import RecoveryApi
from .sender import NoticeSender


class NoticeService:
    """All about notices; with the default settings none are sent."""

    def __init__(
        self,
        config: Config,
        store: Store,
        accounts: Accounts,
        limiter: Limiter,
        metrics: Metrics,
        held: Callable[[], Collection[Table]],
    ) -> None:
        """`held` are the tables in this process's memory."""
        if "push" in config.channels:
            import_module(f"{__package__}.push")  # or the server does not start, and says why
        keys = ServerKeys(store)
        self._config = config
        self.delivery = Delivery(config, store, keys, lambda: accounts.sessions.now())
        self.sender = NoticeSender(store, self.delivery, metrics, held)
        self.recovery = RecoveryApi(config, store, accounts, limiter, self.sender.wake)
        self._apis = (
            NoticesApi(config, store, accounts, limiter, keys, self.sender.wake),
            OpenApi(config, store, keys),
            self.recovery,
        )

    def endpoints(self) -> list[Endpoint]:
        return [endpoint for api in self._apis for endpoint in api.endpoints()]

    def start(self) -> None:
        if self._config.channels:
            self.sender.start()

    async def stop(self) -> None:
        await self.recovery.tasks.finish()
        await self.sender.stop(self._config.shutdown_seconds)
