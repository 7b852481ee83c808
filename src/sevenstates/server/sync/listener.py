"""Listener for PostgreSQL's notifications."""

import threading
from collections.abc import Callable, Sequence

from ...extras import extra
from ..store.store import Store


class Listener:
    """Receives what other processes on the same PostgreSQL send."""

    def __init__(
        self,
        store: Store,
        channel: str,
        received: Callable[[Sequence[str]], None],
        lost: Callable[[], None],
    ) -> None:
        """`received` gets the payloads; `lost` is called when some may have been missed.

        Both are called in a thread of the listener's own.
        """
        self._store = store
        self._channel = channel
        self._received = received
        self._lost = lost
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        with extra("postgres", "psycopg"):
            from psycopg import OperationalError, connect, sql

        plain = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stop.is_set():
            try:
                with connect(plain, autocommit=True) as connection:
                    connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self._channel)))
                    self._lost()
                    while not self._stop.is_set():
                        payloads = [
                            notification.payload
                            for notification in connection.notifies(timeout=0.5, stop_after=1)
                        ]
                        if payloads:
                            self._received(payloads)
            except OperationalError:
                self._stop.wait(1)
