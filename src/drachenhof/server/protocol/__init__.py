"""What is said between server and page: messages, refusals, kinds of entries; the page's types are made from it."""
