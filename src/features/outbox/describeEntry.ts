import { describeEdit } from '../../state/history/describeEdit';
import { type OutboxEntry } from '../../state/outbox/outboxEntry';
import { fieldsOf } from '../../state/outbox/editFields';
import { idInKeys, idInKey, languageOf } from '../../state/outbox/recordKeys';
import { type RootState } from '../../state/select/rootState';

export interface EntryDescription {
  /** Description of the change: 'City changed'. */
  summary: string;
  /** Title of the record; null when none is cached. */
  title: string | null;
  /** Language of the title. */
  language: string;
  /** Address of the record's page; null when it has none. */
  address: string | null;
}

const nonEmptyText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Title of a record in a language, otherwise in any cached language. */
function findTitle(
  texts: RootState['tours']['texts'] | RootState['sections']['texts'],
  id: string | null,
  preferredLanguage: string,
): { title: string; language: string } | null {
  if (id === null) return null;
  const key = Object.keys(texts).find((textKey) => textKey.startsWith(`${id}:`));
  const textRecord =
    texts[`${id}:${preferredLanguage}`] ?? (key === undefined ? undefined : texts[key]);
  return textRecord?.title ? { title: textRecord.title, language: textRecord.language } : null;
}

/** Texts that describe an unsent edit. */
export function describeEntry(
  { tours, sections }: RootState,
  entry: OutboxEntry,
): EntryDescription {
  const { edit, orderKey, within, base } = entry;
  const tourId = idInKey('tour', orderKey) ?? idInKeys('tour', within);
  const sectionId = idInKey('section', orderKey) ?? idInKeys('section', within);
  const ownTitle = nonEmptyText(fieldsOf(edit)['title']) ?? nonEmptyText(base?.fields['title']);
  const language = languageOf(edit) ?? nonEmptyText(fieldsOf(edit)['primary_language']) ?? 'en';
  const storedTitle =
    findTitle(sections.texts, sectionId, language) ?? findTitle(tours.texts, tourId, language);
  const tour = tourId === null ? null : `/admin/tours/${encodeURIComponent(tourId)}`;
  return {
    summary: describeEdit(edit),
    title: ownTitle ?? storedTitle?.title ?? null,
    language: ownTitle === null && storedTitle !== null ? storedTitle.language : language,
    address:
      tour !== null && sectionId !== null
        ? `${tour}/sections/${encodeURIComponent(sectionId)}`
        : tour,
  };
}
