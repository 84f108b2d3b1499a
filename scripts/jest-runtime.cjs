/**
 * Jest's runtime, with one difference: code that a worker has compiled for one test file is not compiled again
 * for the next. Jest hands V8 a callback for `import()` with each module, and V8 then leaves its cache of
 * compiled code alone (nodejs/node#35375). No code in these tests keeps an `import()`: it is compiled to a
 * `require`, and Jest's own callback refuses it.
 */
const { isAbsolute } = require('node:path');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

module.exports = class CachingRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const { environment, injectedModuleParameters } = executor ?? {};
    if (typeof executor?.compile !== 'function' || !Array.isArray(injectedModuleParameters)) {
      throw new Error(
        'This version of jest-runtime compiles modules in another way than 30.5 does: adapt scripts/jest-runtime.cjs to it, or take "runtime" out of jest.config.mjs.',
      );
    }

    const head = `(function (${injectedModuleParameters.join(', ')}) {`;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      // No context, a module of Node, or a syntax error: Jest's own way, with Jest's own message.
      if (context === null || !isAbsolute(filename)) return compile(source, filename);
      let script;
      try {
        script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
      } catch {
        return compile(source, filename);
      }
      return script.runInContext(context);
    };
  }
};
