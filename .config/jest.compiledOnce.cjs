/**
 * Compiles each module once for each worker. Jest compiles it anew for each file, and V8 each of its functions when it
 * is first called; a script of the same text comes from V8's own cache, with what was compiled of it.
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
          // Its own words say best what is wrong with it.
          return compileAlone(source, filename);
        }
      };
    }
  },
};
