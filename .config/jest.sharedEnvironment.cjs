/**
 * Jest's sandbox of Node, but one per worker instead of one per test file, so that `jest.sharedRuntime.cjs` can share
 * modules.
 */
const { TestEnvironment } = require('jest-environment-node');

/** Where Jest's test runner keeps the listeners to its events, which would also hear those of the next file. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

class SharedEnvironment extends TestEnvironment {
  async teardown() {
    this.fakeTimersModern.useRealTimers();
    delete this.global[EVENT_HANDLERS];
  }
}

const environments = new Map();

module.exports = class {
  constructor(config, context) {
    const { id } = config.projectConfig;
    if (!environments.has(id)) environments.set(id, new SharedEnvironment(config, context));
    return environments.get(id);
  }
};
