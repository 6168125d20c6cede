import ts from 'typescript';

/** A test by its titles: those of its blocks, then its own. */
export interface NamedTest {
  titles: Title[];
}

/** A title; with placeholders (`%s`, `$name`, `${…}`) it matches every text that its table can produce. */
interface Title {
  /** Title as written in the source, with its placeholders. */
  text: string;
  /** Source of the table that fills the placeholders; null when not literal. */
  table: string | null;
}

const PLACEHOLDER = /%[sdifjocOp#]|\$\{[^}]*\}|\$\w+(?:\.\w+)*/g;
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

/** Callee of a test or block; `it.each([…])` and `describe.each<…>([…])` call the function returned by `.each`. */
function calleeOf(call: ts.CallExpression) {
  let callee: ts.Node = call.expression;
  let table: string | null = null;
  let isSkipped = false;
  let isBlock = false;
  while (!ts.isIdentifier(callee)) {
    if (ts.isCallExpression(callee)) {
      const [first] = callee.arguments;
      if (first !== undefined && !ts.isIdentifier(first)) table = first.getText();
      callee = callee.expression;
    } else if (ts.isPropertyAccessExpression(callee) && VARIANT.test(callee.name.text)) {
      isSkipped ||= callee.name.text === 'skip';
      isBlock ||= callee.name.text === 'describe';
      callee = callee.expression;
    } else return null;
  }
  return { name: isBlock ? 'describe' : callee.text, table, isSkipped };
}

/** Tests of one source file, without skipped ones. */
export function testTitles(source: string): NamedTest[] {
  const file = ts.createSourceFile(
    'a.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const tests: NamedTest[] = [];
  const visit = (node: ts.Node, ancestors: Title[]): void => {
    let inside = ancestors;
    const callee = ts.isCallExpression(node) ? calleeOf(node) : null;
    if (callee !== null && ts.isCallExpression(node)) {
      const text = literalText(node.arguments[0]);
      const isNamed = text !== null && node.arguments.length > 1;
      if (callee.isSkipped && isNamed) return;
      const title = { text: text ?? '', table: callee.table };
      if (isNamed && TEST.test(callee.name)) tests.push({ titles: [...ancestors, title] });
      if (isNamed && BLOCK.test(callee.name)) inside = [...ancestors, title];
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(file, []);
  return tests;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const stripQuotes = (text: string) => text.replace(/[\s'"`\\]/g, '');

function isTitle(title: Title, named: string): boolean {
  if (title.text === named) return true;
  const parts = title.text.split(PLACEHOLDER);
  if (parts.length === 1) return false;
  const match = new RegExp(`^${parts.map(escape).join('(.*)')}$`, 's').exec(named);
  if (match === null) return false;
  const { table } = title;
  return (
    table === null ||
    match.slice(1).every((filled) => stripQuotes(table).includes(stripQuotes(filled)))
  );
}

/** True when `named`, the titles of a coverage row, match a test of the file. */
export function isTestNamed(tests: readonly NamedTest[], named: readonly string[]): boolean {
  return tests.some(
    ({ titles }) =>
      titles.length === named.length &&
      titles.every((title, depth) => isTitle(title, named[depth] ?? '')),
  );
}
