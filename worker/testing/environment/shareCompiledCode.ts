import vm from 'node:vm';

const { compileFunction } = vm;

/**
 * Compiles a module once for all test files of a process, whereas jest compiles it for each file. V8 caches the
 * compiled code of a `vm.Script`, including lazily compiled functions, and reuses it for the same source in another
 * context, but caches nothing for `vm.compileFunction`, which jest calls. Modules with an `import()` keep jest's way:
 * jest implements `import()` by a callback, and V8 does not share scripts that have one.
 */
const compileShared: typeof compileFunction = (code, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext || code.includes('import(')) {
    return compileFunction(code, parameters, options);
  }
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  return script.runInContext(parsingContext);
};

vm.compileFunction = compileShared;
