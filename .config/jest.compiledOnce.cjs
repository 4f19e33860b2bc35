/**
 * Compiles each module once per worker. Jest compiles it for every test file with `compileFunction`, which V8 doesn't
 * cache; V8 does cache a script with its compiled functions, and looks it up by its source text.
 */
const { AsyncLocalStorage } = require('node:async_hooks');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * Jest's test runner, loaded for each test file, makes a store for what runs asynchronously and leaves it enabled.
 * Node then copies the value of each such store to every new promise, which in time costs more than the tests.
 */
const stores = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function runNoted(...given) {
  stores.add(this);
  return run.apply(this, given);
};

function disableStores() {
  for (const store of stores) store.disable();
  stores.clear();
}

module.exports = {
  __esModule: true,
  default: class CompiledOnce extends Runtime {
    constructor(...given) {
      super(...given);
      const { executor } = this;
      const compileAlone = executor.compile.bind(executor);
      executor.compile = (source, filename) => {
        const context = executor.environment.getVmContext();
        if (context == null) return null;
        const begin = `(function (${executor.injectedModuleParameters.join()}) {`;
        try {
          const script = new Script(`${begin}${source}\n})`, { filename, columnOffset: -begin.length });
          return script.runInContext(context);
        } catch {
          // Jest's own compilation gives the best error messages.
          return compileAlone(source, filename);
        }
      };
    }

    teardown() {
      super.teardown();
      disableStores();
    }
  },
};
