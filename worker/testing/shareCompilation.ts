import vm from 'node:vm';

const scripts = new Map<string, { source: string; script: vm.Script }>();

/**
 * Lets the test files of a process share what V8 has compiled. Jest compiles each module anew in the context
 * of each test file (`vm.compileFunction`); the functions of one `vm.Script` are compiled once for all contexts.
 */
export function shareCompilation(): void {
  const compile: typeof vm.compileFunction = (source, parameters = [], options = {}) => {
    const { filename = '', parsingContext } = options;
    let known = scripts.get(filename);
    if (known?.source !== source) {
      const wrapped = `(function (${parameters.join(', ')}) {${source}\n})`;
      known = { source, script: new vm.Script(wrapped, { filename }) };
      scripts.set(filename, known);
    }
    return parsingContext === undefined
      ? known.script.runInThisContext()
      : known.script.runInContext(parsingContext);
  };
  vm.compileFunction = compile;
}
