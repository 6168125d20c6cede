import vm from 'node:vm';

const { compileFunction } = vm;

/**
 * Compiles a module once for all test files of a process, where jest compiles it for each: V8 keeps what it compiled
 * of a `vm.Script`, functions that are compiled when first called included, and gives it out for the same source in
 * another context, but keeps nothing of `vm.compileFunction`, which jest calls. Modules with an `import()` stay with
 * that: jest implements it by a callback, and V8 shares no script that has one.
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
