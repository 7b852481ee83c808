"""Webhooks: signed as the Standard Webhooks specification says."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping

PREFIX = "whsec_"


def new_secret() -> str:
    return PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def headers(secret: str, notice_id: str, now: int, body: bytes) -> Mapping[str, str]:
    """The head of a call; `now` in seconds. The id is the same whenever the call is repeated."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = f"{notice_id}.{now}.".encode() + body
    code = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return {
        "Content-Type": "application/json",
        "User-Agent": "sevenstates",
        "Webhook-Id": notice_id,
        "Webhook-Timestamp": str(now),
        "Webhook-Signature": f"v1,{code}",
    }
