"""Web hooks go to public addresses only, and name them as one should."""

import asyncio
import ipaddress
from typing import Any

import pytest

from drachenhof.server import webhooks
from drachenhof.server.webhooks import checked, is_public, post, public_address
from drachenhof.tables.refusal import Refusal

SPECIAL = {
    "this host": "0.0.0.0",
    "private": "10.0.0.1",
    "private too": "172.31.255.255",
    "at home": "192.168.0.1",
    "of a provider": "100.64.0.1",
    "loopback": "127.8.9.1",
    "of a link, and of clouds": "169.254.169.254",
    "of the IETF": "192.0.0.8",
    "of the IETF, though Python calls it public": "192.0.0.9",
    "6to4 relays": "192.88.99.1",
    "for measurements": "198.19.0.1",
    "for examples": "203.0.113.5",
    "to many": "224.0.0.1",
    "reserved": "240.0.0.1",
    "to all": "255.255.255.255",
    "loopback of IPv6": "::1",
    "no address": "::",
    "IPv4 in IPv6": "::ffff:10.0.0.1",
    "IPv4 in IPv6, as of old": "::10.0.0.1",
    "site-local": "fec0::1",
    "link-local": "fe80::1",
    "unique local": "fd00::1",
    "to many of IPv6": "ff0e::1",
    "6to4 of loopback": "2002:7f00:1::",
    "6to4 of a private one": "2002:0a00:0001::1",
    "Teredo": "2001:0:4136:e378:8000:63bf:f5ff:fffe",
    "NAT64 of a private one": "64:ff9b::10.0.0.1",
    "NAT64 of loopback": "64:ff9b::127.0.0.1",
    "local NAT64": "64:ff9b:1::8.8.8.8",
    "for examples of IPv6": "2001:db8::1",
    "for more examples of IPv6": "3fff::1",
    "for segments": "5f00::1",
    "to nowhere": "100::1",
}
PUBLIC = ["8.8.8.8", "192.0.1.1", "2606:4700::1111", "2001:4860:4860::8888", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8"]


@pytest.mark.parametrize("address", SPECIAL.values(), ids=SPECIAL)
def test_special_addresses_are_refused(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))
    with pytest.raises(Refusal, match="bad-hook"):
        asyncio.run(public_address(address, 80))


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses_are_taken(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", SPECIAL.values(), ids=SPECIAL)
def test_python_need_not_know_which_are_special(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (ipaddress.IPv4Address, ipaddress.IPv6Address):
        monkeypatch.setattr(kind, "is_global", True)
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    ("url", "named"),
    [
        ("http://example.org/x", "example.org"),
        ("http://example.org:80/", "example.org"),
        ("https://example.org:443/", "example.org"),
        ("https://example.org:8443/", "example.org:8443"),
        ("http://example.org:443/", "example.org:443"),
        ("http://[2606:4700::1111]/", "[2606:4700::1111]"),
        ("http://[2606:4700::1111]:8080/", "[2606:4700::1111]:8080"),
    ],
)
def test_the_host_is_named_with_brackets_and_port(url: str, named: str) -> None:
    assert checked(url).named == named


def test_the_request_names_the_port(monkeypatch: pytest.MonkeyPatch) -> None:
    heads: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heads.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    async def here(*_: Any) -> str:
        return "127.0.0.1"

    async def test() -> None:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            assert await post(f"http://example.org:{port}/turn", b"{}") == 204
            assert f"\r\nHost: example.org:{port}\r\n".encode() in heads[0]

    monkeypatch.setattr(webhooks, "public_address", here)
    asyncio.run(test())
