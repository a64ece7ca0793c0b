"""Bots that think in processes of their own, their queues, and hints."""
