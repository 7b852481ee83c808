"""Mails reach the mail server encrypted, or not at all."""

import ipaddress
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from sevenstates.server.notices.mail import AddressRefused, Mail, MailFailed, MailServer
from tests.server.notices.services import MailSink, mail_sink, text_of

MAIL = Mail("Zażółć", "gęślą jaźń\n", "id", "https://play.example.org/stop")
NAME, PASSWORD = "games@example.org", "p@ss/word"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for this machine that nobody trusts yet, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "mail")])
    now, day = datetime.now(UTC), timedelta(days=1)
    address = x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(x509.SubjectAlternativeName([address]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file = tmp_path_factory.mktemp("certificate") / "mail.pem"
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(pem + made.public_bytes(Encoding.PEM))
    return file


def serving_context(certificate: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    return context


def authenticate(
    server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: LoginPassword
) -> AuthResult:
    is_right = (data.login.decode(), data.password.decode()) == (NAME, PASSWORD)
    return AuthResult(success=is_right, handled=False)


def send(sink: MailSink, scheme: str, login: str = "") -> None:
    MailServer(f"{scheme}://{login}127.0.0.1:{sink.port}", NAME).send(
        "ada@example.org", MAIL, 1_800_000_000
    )


def test_starttls_is_used_with_name_and_password(
    certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    more = {"authenticator": authenticate, "auth_required": True}
    with mail_sink(tls_context=serving_context(certificate), **more) as sink:
        with pytest.raises(MailFailed):  # nobody vouches for the certificate
            send(sink, "smtp", "games%40example.org:p%40ss%2Fword@")
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        with pytest.raises(MailFailed):
            send(sink, "smtp", "games%40example.org:wrong@")
        assert sink.mails == []
        send(sink, "smtp", "games%40example.org:p%40ss%2Fword@")

    (mail,) = sink.mails
    assert (mail["Subject"], text_of(mail)) == ("Zażółć", "gęślą jaźń\n")
    assert mail["From"] == "Seven States <games@example.org>"


def test_a_mail_server_without_encryption_gets_nothing_unless_that_is_wanted() -> None:
    with mail_sink() as sink:
        with pytest.raises(MailFailed):
            send(sink, "smtp")
        with pytest.raises(MailFailed):
            send(sink, "smtps")
        assert sink.mails == []
        send(sink, "smtp+plain")
        assert len(sink.mails) == 1


@pytest.mark.parametrize(
    ("answer", "failure"), [("550 nobody", AddressRefused), ("450 later", MailFailed)]
)
def test_an_address_that_is_refused_is_told_from_one_that_must_wait(
    answer: str, failure: type[Exception]
) -> None:
    with mail_sink() as sink:
        sink.rcpt_answer = answer
        with pytest.raises(failure):
            send(sink, "smtp+plain")
