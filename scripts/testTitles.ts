import ts from 'typescript';

/** A test as its file names it: the titles of its blocks, then its own. */
export interface NamedTest {
  titles: Title[];
}

/** A title with gaps (`%s`, `$name`, `${…}`) stands for every text that its table can fill in. */
interface Title {
  /** As written in the source, gaps included. */
  text: string;
  /** What stands in the gaps; null when that cannot be read from the source. */
  table: string | null;
}

const GAP = /%[sdifjocOp#]|\$\{[^}]*\}|\$\w+(?:\.\w+)*/g;
const BLOCK = /^describe/;
const TEST = /^(it|test)$/;
const VARIANT = /^(each|only|skip|concurrent|describe|serial)$/;

function literalText(node: ts.Expression | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (text, span) => `${text}\${${span.expression.getText()}}${span.literal.text}`,
      node.head.text,
    );
  }
  return null;
}

/** `it.each([…])` and `describe.each<…>([…])` are calls of what `.each` gave. */
function calleeOf(call: ts.CallExpression) {
  let callee: ts.Node = call.expression;
  let table: string | null = null;
  let isLeftOut = false;
  let isBlock = false;
  while (!ts.isIdentifier(callee)) {
    if (ts.isCallExpression(callee)) {
      const [first] = callee.arguments;
      if (first !== undefined && !ts.isIdentifier(first)) table = first.getText();
      callee = callee.expression;
    } else if (ts.isPropertyAccessExpression(callee) && VARIANT.test(callee.name.text)) {
      isLeftOut ||= callee.name.text === 'skip';
      isBlock ||= callee.name.text === 'describe';
      callee = callee.expression;
    } else return null;
  }
  return { name: isBlock ? 'describe' : callee.text, table, isLeftOut };
}

/** The tests of one source file; those that are skipped do not count. */
export function testTitles(source: string): NamedTest[] {
  const file = ts.createSourceFile(
    'a.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: NamedTest[] = [];
  const visit = (node: ts.Node, above: Title[]): void => {
    let inside = above;
    const callee = ts.isCallExpression(node) ? calleeOf(node) : null;
    if (callee !== null && ts.isCallExpression(node)) {
      const text = literalText(node.arguments[0]);
      const isNamed = text !== null && node.arguments.length > 1;
      if (callee.isLeftOut && isNamed) return;
      const title = { text: text ?? '', table: callee.table };
      if (isNamed && TEST.test(callee.name)) found.push({ titles: [...above, title] });
      if (isNamed && BLOCK.test(callee.name)) inside = [...above, title];
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(file, []);
  return found;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const bare = (text: string) => text.replace(/[\s'"`\\]/g, '');

function isTitle(title: Title, named: string): boolean {
  if (title.text === named) return true;
  const parts = title.text.split(GAP);
  if (parts.length === 1) return false;
  const match = new RegExp(`^${parts.map(escape).join('(.*)')}$`, 's').exec(named);
  if (match === null) return false;
  const { table } = title;
  return table === null || match.slice(1).every((filled) => bare(table).includes(bare(filled)));
}

/** Whether `named`, the titles of a row, is a test of the file, or one of a table's. */
export function isTestNamed(tests: readonly NamedTest[], named: readonly string[]): boolean {
  return tests.some(
    ({ titles }) =>
      titles.length === named.length &&
      titles.every((title, depth) => isTitle(title, named[depth] ?? '')),
  );
}
