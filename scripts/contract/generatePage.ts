import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { operationsOf, type Operation, type Schema } from '../../contract/document/operation';
import { readDocument } from '../../contract/document/readContract';

/** The readable page; the part between its two markers is generated from the document. */
export const PAGE = 'docs/CONTRACT.md';
const BEGIN = '<!-- made of contract/openapi.yaml -->';
const END = '<!-- end of what is made -->';

const table = (heads: string[], rows: string[][]) =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const code = (text: string) => `\`${text}\``;

const fieldsOf = ({ properties = {}, required = [] }: Schema) =>
  Object.keys(properties)
    .map((name) => (required.includes(name) ? name : `${name}?`))
    .join(', ');

function sentBy({ query, bodies }: Operation): string {
  const parts = Object.entries(bodies).map(([type, schema]) => {
    const kind = type === 'application/json' ? '' : 'form: ';
    return `${kind}${fieldsOf(schema) || 'an object'}`;
  });
  return [...(query.length > 0 ? [code(`?${query.join('&')}`)] : []), ...parts].join('; ');
}

function statusesOf({ responses }: Operation): string {
  const statuses = Object.keys(responses);
  const success = statuses.filter((status) => /^[23]/.test(status)).join(', ');
  return `${success}; else ${statuses.filter((status) => !/^[23]/.test(status)).join(', ')}`;
}

function remarksOn(operation: Operation): string {
  const { isPublic, withoutIt, tolerated, description, mayLackLanguage } = operation;
  return [
    ...(isPublic ? ['Needs no token.'] : []),
    description,
    ...(mayLackLanguage ? ['What it lacks in a language: `missing-language`.'] : []),
    ...(withoutIt === null ? [] : [`A worker may lack it. ${withoutIt}`]),
    ...tolerated.map((one) => `Tolerated: ${one}`),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function callsOf(operations: readonly Operation[], tag: string): string {
  const rows = operations
    .filter((operation) => operation.tag === tag)
    .map((one) => [code(one.name), one.summary, sentBy(one), statusesOf(one), remarksOn(one)]);
  return table(['Call', 'What it does', 'Sends', 'Statuses', 'Remarks'], rows);
}

/** The page with its generated part replaced. */
export async function generatePage(): Promise<string> {
  const document = await readDocument();
  const operations = operationsOf(document);
  const { 'x-tolerances': tolerances, 'x-extensions': extensions } = document.info;
  const sections = [
    '## Tolerances',
    table(
      ['Name', 'What a worker may do'],
      Object.entries(tolerances).map(([name, text]) => [code(name), text]),
    ),
    '## Extensions',
    table(
      ['Name', 'What it is', 'How it is detected'],
      Object.entries(extensions).map(([name, { is, detected }]) => [code(name), is, detected]),
    ),
    ...document.tags.flatMap(({ name, description }) => [
      `## ${name}`,
      `${description}.`,
      callsOf(operations, name),
    ]),
  ].join('\n\n');
  const page = readFileSync(PAGE, 'utf8');
  const [before = ''] = page.split(BEGIN);
  const after = page.split(END)[1] ?? '';
  const options = await resolveConfig(PAGE);
  const text = `${before}${BEGIN}\n\n${sections}\n\n${END}${after}`;
  return format(text, { ...options, filepath: PAGE });
}
