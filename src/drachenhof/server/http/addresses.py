"""Addresses as they count for limits."""

import ipaddress

NETWORK = 64  # bits of an IPv6 address that one customer has all of


def network(host: str) -> str:
    """An address as limits count it: an IPv4 address itself, an IPv6 address as its network, which one customer has."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NETWORK), strict=False))
