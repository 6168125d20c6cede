import fc from 'fast-check';
import { numberDifferences } from './numberDifferences';

test.each([
  ['Built in 1565', '१५६५ में बना', [], []],
  ['Built in 1565', '১৫৬৫ সালে', [], []],
  ['Built in 1565', '۱۵۶۵ میں', [], []],
  ['Built in 1565', '1510 में बना', ['1565'], ['1510']],
  ['Built in 1565', '१५१० में बना', ['1565'], ['1510']],
  ['Built in 1565', 'तब बना', ['1565'], []],
  ['Built then', '1999 में बना', [], ['1999']],
  ['2,000 men', '2000 आदमी', [], []],
  ['2,000 men', '2 000 hommes', [], []],
  ['2,000 men', '2.000 Mann', [], []],
  ['200,000 men', '2,00,000 आदमी', [], []],
  ['5.5 metres', '5,5 Meter', [], []],
  ['At 10:30', 'Um 10.30 Uhr', [], []],
  ['1556–60', '1556 से 1560', [], []],
  ['Between 1932 and 1936', '1932年から36年', [], []],
  ['In 1819', '一八一九年', [], []],
  ['28 pillars in 1844', '一八四四年、二十八本', [], []],
  ['On 26 January 1950', '1950年1月26日', [], []],
  // Small and round numbers are often spelled out.
  ['In the 15th century, 4 men', 'Im fünfzehnten Jahrhundert', [], []],
  ['13 hundred, or 1300 years', 'mille trois cents ans', [], []],
  ['In the 47th year, 12 men', 'Im Jahr siebenundvierzig', [], []],
  ['250 men of 1300 came', 'ढाई सौ आदमी आए', [], []],
  ['Built then', '1850 में बना', [], ['1850']],
  ['a ticket for 40 rupees', 'टिकट के रुपये', ['40'], []],
  ['a ticket for 40 rupees', '४० रुपये का टिकट', [], []],
  ['for 50 rupees', '60 रुपये में', ['50'], ['60']],
])('“%s” beside “%s”', (source, translation, missing, added) => {
  expect(numberDifferences(source, translation)).toEqual({ missing, added });
});

test('an abridged translation leaves out numbers, and a longer one adds some', () => {
  const short = 'The tomb is white.';
  const long = 'The tomb is white.\n\nIt was built in 1565.';
  expect(numberDifferences(long, short)).toEqual({ missing: [], added: [] });
  expect(numberDifferences(short, long)).toEqual({ missing: [], added: [] });
  // A missing time of day is reported even in an abridged translation.
  expect(numberDifferences(`${long} Open till 17:30.`, short).missing).toEqual(['17:30']);
});

const zeros = [0x30, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0];
const numbers = fc.integer({ min: 0, max: 99_999_999 });

test('a number is the same in the digits of every script, and grouped in every way', () => {
  const inDigits = (text: string, zero: number) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  const groupings = fc.constantFrom('en', 'hi', 'de', 'fr');
  fc.assert(
    fc.property(numbers, fc.constantFrom(...zeros), groupings, (number, zero, locale) => {
      const grouped = new Intl.NumberFormat(`${locale}-u-nu-latn`).format(number);
      const source = `About ${number} of them`;
      const none = { missing: [], added: [] };
      expect(numberDifferences(source, `क़रीब ${inDigits(grouped, zero)} थे`)).toEqual(none);
    }),
  );
});

test('a text has no difference beside itself', () => {
  const texts = fc.string({
    unit: fc.constantFrom('1', '9', '०', '४', '.', ',', ' ', '–', '年', '一', '百', 'a', '\n'),
  });
  fc.assert(
    fc.property(texts, (text) => {
      expect(numberDifferences(text, text)).toEqual({ missing: [], added: [] });
    }),
  );
});
