import { describeEdit } from '../../state/history/describeEdit';
import { type OutboxEntry } from '../../state/outbox/outboxEntry';
import { idAround, idInKey, languageOf } from '../../state/outbox/editTarget';
import { fieldsOf } from '../../state/outbox/editFields';
import { type RootState } from '../../state/select/rootState';

export interface EntryWords {
  /** What was done: 'City changed'. */
  what: string;
  /** The record's title; null where none is known. */
  title: string | null;
  /** The title's language. */
  language: string;
  /** Where the record is shown; null while it has no place. */
  address: string | null;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** A record's title in the language wanted, else in whatever it is known. */
function titleIn(
  texts: RootState['tours']['texts'] | RootState['sections']['texts'],
  id: string | null,
  wanted: string,
): { title: string; language: string } | null {
  if (id === null) return null;
  const key = Object.keys(texts).find((known) => known.startsWith(`${id}:`));
  const found = texts[`${id}:${wanted}`] ?? (key === undefined ? undefined : texts[key]);
  return found?.title ? { title: found.title, language: found.language } : null;
}

/** What is said of an unsent edit on its page. */
export function entryWords({ tours, sections }: RootState, entry: OutboxEntry): EntryWords {
  const { edit, lane, within, base } = entry;
  const tourId = idInKey('tour', lane) ?? idAround('tour', within);
  const sectionId = idInKey('section', lane) ?? idAround('section', within);
  const own = text(fieldsOf(edit)['title']) ?? text(base?.fields['title']);
  const language = languageOf(edit) ?? text(fieldsOf(edit)['primary_language']) ?? 'en';
  const known =
    titleIn(sections.texts, sectionId, language) ?? titleIn(tours.texts, tourId, language);
  const tour = tourId === null ? null : `/admin/tours/${encodeURIComponent(tourId)}`;
  return {
    what: describeEdit(edit),
    title: own ?? known?.title ?? null,
    language: own === null && known !== null ? known.language : language,
    address:
      tour !== null && sectionId !== null
        ? `${tour}/sections/${encodeURIComponent(sectionId)}`
        : tour,
  };
}
