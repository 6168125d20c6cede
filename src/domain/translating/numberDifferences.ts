import { uniqueBy } from '../../platform/uniqueBy';
import { hanNumbersIn } from './hanNumbers';
import { numbersIn, type TextNumber } from './numbersInText';

export interface NumberDifferences {
  /** Numbers of the source that the translation lacks. */
  missing: string[];
  /** Numbers of the translation that the source lacks. */
  added: string[];
}

/** Digits of a number from which only round ones may be written as words. */
const MIN_DIGITS = 3;
/** Greatest number that is often a word, beside which languages have digits. */
const MAX_SMALL = 20;
/** Multiples of 50 up to a thousand are, too, which Hindi counts as hundreds and a half, and then hundreds. */
const roundSteps = [
  { upTo: 1000, step: 50 },
  { upTo: 2000, step: 100 },
];
/** A month, which other languages write as a word. */
const monthNumber = /\p{Nd}+\s?[月월]/gu;
/** Least share of the sentences of one text that the other has where both have the same content. */
const SAME_SENTENCES = 0.7;

const paragraphCount = (text: string) => text.trim().split(/\n\s*\n/u).length;
const sentenceEnd = /[.!?。！？؟۔।॥](?=["'”’»」』)]*(?:\s|$|\p{Lo}))/gu;
const sentenceCount = (text: string) => Math.max(1, text.trim().match(sentenceEnd)?.length ?? 0);

/** True where a text leaves out much of another one: its numbers go with it. */
const isAbridged = (text: string, whole: string) =>
  paragraphCount(text) < paragraphCount(whole) ||
  sentenceCount(text) < sentenceCount(whole) * SAME_SENTENCES;

const isWorded = ({ digits, hasEnding }: TextNumber) =>
  digits.length < MIN_DIGITS
    ? hasEnding || Number(digits) <= MAX_SMALL
    : roundSteps.some(({ upTo, step }) => Number(digits) <= upTo && Number(digits) % step === 0);

/** True for a time of day, which no language writes as a word. */
const isTime = ({ written }: TextNumber) => /^\d{1,2}:\d\d$/u.test(written);

/** True where the last digits abbreviate a number: 'from 1932 to 36'. */
const isShortFor = (digits: string, number: string) => digits.length > 1 && number.endsWith(digits);
const isSameNumber = (one: string, other: string) =>
  one === other || isShortFor(one, other) || isShortFor(other, one);

const digitsIn = (text: string) => [
  ...numbersIn(text).map(({ digits }) => digits),
  ...hanNumbersIn(text),
];
const comparedIn = (text: string) =>
  uniqueBy(numbersIn(text.replace(monthNumber, ' ')), ({ digits }) => digits);

/**
 * Numbers in which a translation differs from its source, in digits of whatever script. One that is missing and one
 * that is added may be as small as they like where both have as many digits: the number was changed then.
 */
export function numberDifferences(source: string, translation: string): NumberDifferences {
  const own = digitsIn(source);
  const translated = digitsIn(translation);
  const missing = comparedIn(source).filter(
    ({ digits }) => !translated.some((each) => isSameNumber(each, digits)),
  );
  const added = comparedIn(translation).filter(
    ({ digits }) => !own.some((each) => isSameNumber(each, digits)),
  );
  const reported = (
    numbers: readonly TextNumber[],
    others: readonly TextNumber[],
    isCut: boolean,
  ) =>
    numbers
      .filter((number) => {
        const isChanged = others.some((other) => other.digits.length === number.digits.length);
        return isChanged || isTime(number) || (!isCut && !isWorded(number));
      })
      .map(({ written }) => written);
  return {
    missing: reported(missing, added, isAbridged(translation, source)),
    added: reported(added, missing, isAbridged(source, translation)),
  };
}
