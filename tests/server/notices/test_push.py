"""Sealing for browsers, as the standards' own examples have it."""

import base64
import json

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256

from sevenstates.server.notices import push
from tests.server.notices.services import Browser

# RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SERVER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg"
    "Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyou"
    "BWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_is_sealed_as_there() -> None:
    key = push.private_key(push.decode(SERVER).hex())

    assert push.encode(push.seal(PLAIN, BROWSER, AUTH, key, push.decode(SALT))) == SEALED


def test_what_is_sealed_is_opened_by_its_browser_only() -> None:
    browser = Browser()
    keys = browser.subscription("")
    sealed = push.seal(PLAIN, keys["p256dh"], keys["auth"])

    assert browser.open(sealed) == PLAIN
    assert push.seal(PLAIN, keys["p256dh"], keys["auth"]) != sealed


def test_a_push_service_can_check_whose_message_it_is() -> None:
    key = push.private_key(push.new_key())
    header = push.signature(key, "https://push.example.net/abc?d", "mailto:a@example.org", 1000)
    parts = dict(part.split("=", 1) for part in header.removeprefix("vapid ").split(", "))
    head, claims, code = parts["t"].split(".")

    assert json.loads(push.decode(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(push.decode(claims)) == {
        "aud": "https://push.example.net",
        "exp": 1000 + push.SIGNED_SECONDS,
        "sub": "mailto:a@example.org",
    }
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decode(parts["k"]))
    raw = push.decode(code)
    signed = utils.encode_dss_signature(
        int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    )
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    try:
        public.verify(signed, f"{head}.{claims}x".encode(), ec.ECDSA(SHA256()))
    except InvalidSignature:
        return
    raise AssertionError("anything passes")


def test_keys_that_are_none_are_refused() -> None:
    keys = Browser().subscription("")

    assert push.is_key(keys["p256dh"], keys["auth"])
    assert not push.is_key(keys["p256dh"], "AAAA")
    assert not push.is_key(base64.b64encode(b"x" * 65).decode(), keys["auth"])
    assert not push.is_key("?", keys["auth"])
