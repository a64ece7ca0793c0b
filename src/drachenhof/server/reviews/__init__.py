"""Reviews of finished games: the queue, the worker process, stored reviews and mistakes."""
