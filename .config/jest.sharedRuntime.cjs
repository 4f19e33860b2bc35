/**
 * Loads the modules that test files import once per worker, since loading them for every file took longer than the tests.
 * Each test file itself is still loaded on its own. The modules must keep no state that one test could leave to the next,
 * and no test may mock a module; the linter refuses that.
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
