import { readFileSync } from 'node:fs';
import { addProperties, DESCRIBED_FILES, withDescribedFields } from './missingFields';

const text = `# Bodies.
Draft:
  type: object
  properties:
    slug: { type: string, maxLength: 200 }
Change:
  type: object
  properties:
    slug: { type: string }
`;
const wanted = {
  Draft: { slug: '{ type: string }', nickname: "{ type: [string, 'null'], maxLength: 120 }" },
  Other: { name: '{ type: string }' },
};

it('adds what a schema lacks, and leaves what it has', () => {
  const { text: made, added } = addProperties(text, wanted);
  expect(added).toEqual(['Draft.nickname']);
  expect(made).toBe(
    text.replace('Change:', "    nickname: { type: [string, 'null'], maxLength: 120 }\nChange:"),
  );
  expect(addProperties(made, wanted)).toEqual({ text: made, added: [] });
});

it.each(DESCRIBED_FILES)('%s has every field of the descriptions and the rules', (file) => {
  const written = readFileSync(file, 'utf8');
  expect(withDescribedFields(file, written).added).toEqual([]);
  const name = file.endsWith('drafts.yaml') ? 'TourChange' : 'Tour';
  const without = written.replace(new RegExp(`(^${name}:[^]*?)^ {4}city: .*\n`, 'm'), '$1');
  const { text: made, added } = withDescribedFields(file, without);
  expect(added).toEqual([`${name}.city`]);
  const type =
    name === 'Tour' ? '{ type: string }' : '{ type: string, minLength: 1, maxLength: 120 }';
  expect(made).toContain(`    city: ${type}\n`);
});
