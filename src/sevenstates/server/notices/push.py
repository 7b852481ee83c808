"""Web push: messages sealed for one browser (RFC 8291), signed by this server (RFC 8292)."""

import base64
import hashlib
import os
import struct
from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec

from ...extras import extra

with extra("push", "cryptography"):
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_SIZE = 4096
LIFETIME = 24 * 60 * 60
"""Seconds that a push service keeps a message for a browser that is not there."""
SIGNED_SECONDS = 12 * 60 * 60
SCALAR_BYTES = 32


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key, as it is stored."""
    return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int(text, 16), ec.SECP256R1())


def public_key(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half, as browsers take it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_key(p256dh: str, auth: str) -> bool:
    """Whether a browser's keys can be used."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))
        return len(decode(auth)) == 16
    except ValueError:
        return False


def seal(
    message: bytes,
    p256dh: str,
    auth: str,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body that only this browser can open; each has a key and a salt of its own."""
    key, salt = key or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    browser = decode(p256dh)
    peer = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser)
    own = public_key(key)
    shared = _derive(
        key.exchange(ec.ECDH(), peer), decode(auth), b"WebPush: info\0" + browser + own, 32
    )
    content_key = _derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD_SIZE, len(own)) + own
    return head + AESGCM(content_key).encrypt(nonce, message + b"\x02", None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def signature(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: int) -> str:
    """The `Authorization` that shows a push service whose message it is; `now` in seconds."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": now + SIGNED_SECONDS,
        "sub": contact,
    }
    head = {"typ": "JWT", "alg": "ES256"}
    text = ".".join(encode(msgspec.json.encode(part)) for part in (head, claims))
    r, s = utils.decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    signed = r.to_bytes(SCALAR_BYTES, "big") + s.to_bytes(SCALAR_BYTES, "big")
    return f"vapid t={text}.{encode(signed)}, k={encode(public_key(key))}"


def headers(
    key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: int, topic: str
) -> Mapping[str, str]:
    """The head of a message; one with the same topic that still waits is replaced by it."""
    return {
        "Authorization": signature(key, endpoint, contact, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LIFETIME),
        "Topic": encode(hashlib.sha256(topic.encode()).digest()[:24]),
        "Urgency": "normal",
    }
