/**
 * Loads the modules that test files import only once per worker, since loading them for every file took longer than
 * the tests. The test files themselves are loaded separately. The modules must keep no state that one test could pass
 * on to the next, and no test may mock them; the linter enforces that.
 */
const { default: Runtime } = require('./jest.compiledOnce.cjs');

const sharedRuntimes = new Map();

module.exports = {
  __esModule: true,
  default: class SharedRuntime extends Runtime {
    constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
      super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig);
      if (!sharedRuntimes.has(config.id)) {
        const given = [config, environment, resolver, transformer, new Map(), coverage, undefined, globalConfig];
        sharedRuntimes.set(config.id, new Runtime(...given));
      }
      this.shared = sharedRuntimes.get(config.id);
    }

    isShared() {
      return true;
    }

    requireModule(from, name, options, isRequireActual) {
      // Without a name the module is the test file itself; with options, it is a part of Jest.
      if (name && !options && this.isShared(from, name)) return this.shared.requireModule(from, name);
      return super.requireModule(from, name, options, isRequireActual);
    }

    getSourceMaps() {
      const maps = super.getSourceMaps();
      const shared = this.shared.getSourceMaps();
      return Object.assign(maps, { get: (file) => Map.prototype.get.call(maps, file) ?? shared.get(file) });
    }
  },
};
