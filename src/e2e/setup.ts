/** A journey's stage starts processes, opens pages and waits for mail: minutes are the limit, not the expectation. */
jest.setTimeout(300_000);
