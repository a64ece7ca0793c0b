"""Addresses as they count for limits."""

import ipaddress

NETWORK = 64  # bits of an IPv6 address that one customer has all of


def network(host: str) -> str:
    """An address as it counts: of IPv6 addresses, which one customer has many of, the network."""
    try:
        known = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, NETWORK), strict=False))
