import { type HistoryEntry } from '../../../../state/history/historySlice';
import { type Table } from '../../../../state/model/mergeRecords';
import { type Edit } from '../../../../state/outbox/edit';
import { fieldsOf } from '../../../../state/outbox/editFields';
import { recordKeyOf, translationKey } from '../../../../state/outbox/recordKeys';
import { type OutdatedText } from '../../../../state/select/selectOutdatedTexts';
import {
  descriptionName,
  titleName,
  type PairTexts,
  type PairValues,
  type TextPair,
} from '../textPairs';

const names = ['title', 'description'] as const;

/** Words that a record had in a language before they were first changed on this device since a time. */
function formerTexts(
  history: Table<HistoryEntry>,
  recordKey: string,
  sinceMs: number,
): Partial<PairTexts> {
  const former: Partial<PairTexts> = {};
  const changes = Object.values(history)
    .filter(
      ({ at, edit, inverse }) =>
        at > sinceMs && inverse?.action === 'update' && recordKeyOf(edit, null) === recordKey,
    )
    .sort((a, b) => a.at - b.at);
  for (const { inverse } of changes) {
    const fields = inverse === null ? {} : fieldsOf(inverse);
    for (const name of names) {
      if (name in fields) former[name] ??= String(fields[name] ?? '');
    }
  }
  return former;
}

/** Edit that sends a translation as it stands. An empty text is not sent. */
function renewalOf(
  { key, target }: TextPair & { target: PairTexts },
  tourId: string,
  language: string,
): Edit {
  const { title, description } = target;
  const fields = { ...(title !== '' && { title }), ...(description !== '' && { description }) };
  return key === 'tour'
    ? { entity: 'tourTranslation', action: 'update', ref: { tourId, language }, fields }
    : {
        entity: 'sectionTranslation',
        action: 'update',
        ref: { sectionId: key, language },
        fields,
      };
}

interface PairSubject {
  tourId: string;
  from: string;
  to: string;
}

/** The pairs, with what is to be told of those whose source was changed after the translation. */
export function withOutdated(
  pairs: readonly TextPair[],
  { tourId, from, to }: PairSubject,
  texts: ReadonlyMap<string, OutdatedText>,
  history: Table<HistoryEntry>,
): TextPair[] {
  return pairs.map((pair): TextPair => {
    const { key, target } = pair;
    const isTour = key === 'tour';
    const id = isTour ? tourId : key;
    const times = texts.get(id);
    if (times === undefined || target === null || pair.sourceLanguage !== undefined) return pair;
    const recordKey = translationKey(isTour ? 'tour' : 'section', id, from);
    const former = formerTexts(history, recordKey, times.translatedAt);
    const renewal = renewalOf({ ...pair, target }, tourId, to);
    return { ...pair, outdated: { ...times, renewal, former } };
  });
}

/** True where the form has the texts of a pair as they are stored. */
const isUntouched = ({ key, target }: TextPair, values: PairValues) =>
  values[titleName(key)] === target?.title && values[descriptionName(key)] === target?.description;

/** Name of the field to begin with: that of the description where it alone is known to have changed. */
function firstName({ key, source, outdated }: TextPair): string {
  const { title = source.title, description = source.description } = outdated?.former ?? {};
  const isDescriptionAlone = title === source.title && description !== source.description;
  return isDescriptionAlone ? descriptionName(key) : titleName(key);
}

/** Names of the fields to begin with in outdated texts, those left out in which something was typed. */
export const outdatedNames = (pairs: readonly TextPair[], values: PairValues): string[] =>
  pairs.filter((pair) => pair.outdated !== undefined && isUntouched(pair, values)).map(firstName);
