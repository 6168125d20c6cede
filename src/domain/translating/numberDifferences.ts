import { uniqueBy } from '../../platform/uniqueBy';
import { hanNumbersIn } from './hanNumbers';
import { numbersIn, type TextNumber } from './numbersInText';

export interface NumberDifferences {
  /** Numbers in the source that the translation lacks. */
  missing: string[];
  /** Numbers in the translation that the source lacks. */
  added: string[];
}

/** Minimum number of digits from which only round numbers may be spelled out. */
const MIN_DIGITS = 3;
/** Maximum small number that is often spelled out although other languages use digits. */
const MAX_SMALL = 20;
/**
 * Round numbers that are often spelled out: multiples of 50 up to 1000, because Hindi counts half hundreds, then of
 * 100.
 */
const roundSteps = [
  { upTo: 1000, step: 50 },
  { upTo: 2000, step: 100 },
];
/** Month as a number, which other languages spell out. */
const monthNumber = /\p{Nd}+\s?[月월]/gu;
/** Minimum ratio of the sentence counts of two texts with the same content. */
const SAME_SENTENCES = 0.7;

const paragraphCount = (text: string) => text.trim().split(/\n\s*\n/u).length;
const sentenceEnd = /[.!?。！？؟۔।॥](?=["'”’»」』)]*(?:\s|$|\p{Lo}))/gu;
const sentenceCount = (text: string) => Math.max(1, text.trim().match(sentenceEnd)?.length ?? 0);

/** True when a text omits much of another, and with it numbers. */
const isAbridged = (text: string, whole: string) =>
  paragraphCount(text) < paragraphCount(whole) ||
  sentenceCount(text) < sentenceCount(whole) * SAME_SENTENCES;

const isWorded = ({ digits, hasEnding }: TextNumber) =>
  digits.length < MIN_DIGITS
    ? hasEnding || Number(digits) <= MAX_SMALL
    : roundSteps.some(({ upTo, step }) => Number(digits) <= upTo && Number(digits) % step === 0);

/** True for a time of day, which is not spelled out in any language. */
const isTime = ({ written }: TextNumber) => /^\d{1,2}:\d\d$/u.test(written);

/** True when the digits abbreviate a number: 'from 1932 to 36'. */
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
 * Numbers that differ between a translation and its source, in digits of any script. Numbers that are often spelled
 * out, and those that an abridged text leaves out, are ignored, except times of day and changed numbers: a missing and
 * an added one with the same number of digits.
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
