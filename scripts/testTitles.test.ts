import { isTestNamed, testTitles } from './testTitles';

const source = `
  describe('tours', () => {
    it('are listed', async () => {});
    it.skip('are lost', () => {});
    it.each([['city', 'Agra'], ['name', 'Taj']])('are found by %s', () => {});
    test.each(unknown)('hold %s', () => {});
  });
  describe.skip('nothing', () => { it('runs', () => {}); });
  describeOnEachDatabase('rows', (open) => { it("aren't lost", () => {}); });
  for (const theme of themes) test(\`opens (\${theme})\`, async () => {});
  test.describe('theme', () => { test('is kept', async () => {}); });
  test.call('POST', '/api');
`;
const tests = testTitles(source);
const isNamed = (...titles: string[]) => isTestNamed(tests, titles);

it('knows a test by the titles around it and its own', () => {
  expect(isNamed('tours', 'are listed')).toBe(true);
  expect(isNamed('rows', "aren't lost")).toBe(true);
  expect(isNamed('theme', 'is kept')).toBe(true);
  expect(isNamed('are listed')).toBe(false);
  expect(isNamed('POST')).toBe(false);
  expect(isNamed('tours', 'listed')).toBe(false);
});

it('does not count what is skipped', () => {
  expect(isNamed('tours', 'are lost')).toBe(false);
  expect(isNamed('nothing', 'runs')).toBe(false);
});

it('takes a title with gaps as it is written, or filled from its table', () => {
  expect(isNamed('tours', 'are found by %s')).toBe(true);
  expect(isNamed('tours', 'are found by city')).toBe(true);
  expect(isNamed('tours', 'are found by luck')).toBe(false);
  expect(isNamed('tours', 'hold whatever a variable does')).toBe(true);
  expect(isNamed('opens (dark)')).toBe(true);
  expect(isNamed('opens dark')).toBe(false);
});
