const digits = '〇一二三四五六七八九';
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const numberPattern = /[〇零一二三四五六七八九十百千]+/gu;

const digitOf = (character: string) => digits.indexOf(character === '零' ? '〇' : character);

/** Value of a number written with units: 二十八 is 28. */
function withUnits(number: string): number {
  let total = 0;
  let digit: number | null = null;
  for (const character of number) {
    const unit = units[character];
    if (unit === undefined) digit = digitOf(character);
    else {
      total += (digit ?? 1) * unit;
      digit = null;
    }
  }
  return total + (digit ?? 0);
}

/** Numbers in Chinese or Japanese numerals, converted to digits: 一八一九 and 二十八. */
export const hanNumbersIn = (text: string): string[] =>
  [...text.matchAll(numberPattern)].map(([number]) =>
    /[十百千]/u.test(number)
      ? String(withUnits(number))
      : [...number]
          .map(digitOf)
          .join('')
          .replace(/^0+(?=\d)/u, ''),
  );
