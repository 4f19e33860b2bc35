/**
 * Compiles each module once per worker. Jest compiles it for every test file with `compileFunction`, which V8 doesn't
 * cache; V8 does cache a script with its compiled functions, and looks it up by its source text.
 */
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

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
          // Jest's own compilation gives the best error messages for the source.
          return compileAlone(source, filename);
        }
      };
    }
  },
};
