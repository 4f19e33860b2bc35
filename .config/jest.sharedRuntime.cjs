/**
 * Loads what test files share once for each worker, rather than once for each file: in some projects that took longer
 * than their tests. Test files and the set-up are loaded anew, as always. For code that keeps nothing in its modules
 * which one test could leave behind for another, and for tests that mock no module.
 */
const { default: Runtime } = require('./jest.compiledOnce.cjs');

/** By the project's id. */
const sharedRuntimes = new Map();

module.exports = {
  __esModule: true,
  default: class SharedRuntime extends Runtime {
    constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
      super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig);
      if (!sharedRuntimes.has(config.id)) {
        const shared = new Runtime(
          config,
          environment,
          resolver,
          transformer,
          new Map(),
          coverage,
          undefined,
          globalConfig,
        );
        sharedRuntimes.set(config.id, shared);
      }
      this.shared = sharedRuntimes.get(config.id);
    }

    requireModuleOrMock(from, name) {
      return this.shared.requireModuleOrMock(from, name);
    }

    getSourceMaps() {
      const maps = super.getSourceMaps();
      const shared = this.shared.getSourceMaps();
      return Object.assign(maps, { get: (file) => Map.prototype.get.call(maps, file) ?? shared.get(file) });
    }
  },
};
