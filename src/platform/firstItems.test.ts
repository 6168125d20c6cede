import { assert, array, integer, jsonValue, dictionary, property, string } from 'fast-check';
import { firstItems } from './firstItems';

const names = ['tours', 'data'];
const record = dictionary(string(), jsonValue());

test('the first records of a text that breaks off are those of the whole', () => {
  assert(
    property(
      array(record, { minLength: 3, maxLength: 8 }),
      integer({ min: 0, max: 1000 }),
      (rows, cut) => {
        const whole = JSON.stringify(rows);
        const text = whole.slice(0, Math.floor((whole.length * cut) / 1000));
        const items = firstItems(text, 2, names);
        // Null only if fewer than two items are complete.
        if (items === null)
          expect(text.length).toBeLessThan(JSON.stringify(rows.slice(0, 2)).length);
        else expect(JSON.stringify(items)).toBe(JSON.stringify(rows.slice(0, 2)));
      },
    ),
  );
});

test('a list in an envelope is read, after values that say nothing', () => {
  for (const head of ['{"tours":', ' { "success" : true, "count": 3, "data" : '])
    expect(firstItems(`${head}[{"id":"a"},{"id":"b"},{"i`, 2, names)).toEqual([
      { id: 'a' },
      { id: 'b' },
    ]);
});

test('a refusal, a shorter list, another body and damage give nothing', () => {
  const bodies = [
    '{"success":false,"data":[{"id":"a"},{"id":"b"},',
    '[{"id":"a"}]',
    '<html>[{},{},',
    '{"tours":{"a":[{},{}',
    '{"sections":[{"id":"a"},{"id":"b"},',
    '[{"id":},{"id":"b"},',
    '',
  ];
  for (const body of bodies) expect(firstItems(body, 2, names)).toBeNull();
});
