/**
 * Node as Jest sandboxes it, but one sandbox for all test files of a worker, so that what they share is loaded once
 * (`jest.sharedRuntime.cjs`).
 */
const { TestEnvironment } = require('jest-environment-node');

class SharedEnvironment extends TestEnvironment {
  async teardown() {
    this.fakeTimersModern.useRealTimers();
  }
}

/** By the project's id. */
const environments = new Map();

module.exports = class {
  constructor(config, context) {
    const { id } = config.projectConfig;
    if (!environments.has(id)) environments.set(id, new SharedEnvironment(config, context));
    return environments.get(id);
  }
};
