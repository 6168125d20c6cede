import { sourceFields, translatedTexts } from '../../../../domain/record/earlierSource';
import { type Edit } from '../../../../state/outbox/edit';
import { type OutdatedText } from '../../../../state/select/selectOutdatedTexts';
import { descriptionName, titleName, type PairValues, type TextPair } from '../textPairs';

interface PairSubject {
  tourId: string;
  language: string;
}

/** Edit that marks texts as correct for the current source. */
function confirmationOf(key: string, texts: OutdatedText, { tourId, language }: PairSubject): Edit {
  const names = translatedTexts.filter((name) => texts[name] !== undefined);
  const fields = Object.fromEntries(names.map((name) => [sourceFields[name], null]));
  return key === 'tour'
    ? { entity: 'tourTranslation', action: 'update', ref: { tourId, language }, fields }
    : { entity: 'sectionTranslation', action: 'update', ref: { sectionId: key, language }, fields };
}

/** Pairs with `outdated` set where the source changed after the translation. */
export function withOutdated(
  pairs: readonly TextPair[],
  subject: PairSubject & { sourceLanguage: string },
  outdated: ReadonlyMap<string, OutdatedText>,
): TextPair[] {
  const { tourId, sourceLanguage } = subject;
  return pairs.map((pair): TextPair => {
    const { key, target } = pair;
    const texts = outdated.get(key === 'tour' ? tourId : key);
    if (texts === undefined || target === null) return pair;
    const confirmation = confirmationOf(key, texts, subject);
    return { ...pair, outdated: { texts, sourceLanguage, confirmation } };
  });
}

const fieldNames = { title: titleName, description: descriptionName };

/** Names of the fields with outdated texts that have not been edited. */
export const outdatedNames = (pairs: readonly TextPair[], values: PairValues): string[] =>
  pairs.flatMap(({ key, target, outdated }) =>
    translatedTexts.flatMap((name) => {
      const field = fieldNames[name](key);
      const isLeft = (values[field] ?? '').trim() === (target?.[name] ?? '').trim();
      return outdated?.texts[name] !== undefined && isLeft ? [field] : [];
    }),
  );
