import { sectionOrTourPath } from '../../domain/paths/sectionPaths';
import { describeEdit } from '../../state/history/describeEdit';
import { type OutboxEntry } from '../../state/outbox/outboxEntry';
import { fieldsOf } from '../../state/outbox/editFields';
import { idInKeys, idInKey, languageOf } from '../../state/outbox/recordKeys';
import { selectContentLanguage } from '../../state/model/preferencesSlice';
import { nonEmptyText, recordName, type RecordName } from '../../state/select/recordNames';
import { type RootState } from '../../state/select/rootState';

export interface EntryDescription {
  /** Description of the change, as in 'City changed'. */
  summary: string;
  /** Title of the record; null when unknown here. */
  title: string | null;
  /** Language of the title. */
  language: string;
  /** Replaces a missing title, as in 'Section 3'. */
  fallback: string;
  /** Records that contain it, nearest first: a section's tour. */
  parents: readonly RecordName[];
  /** Path of the record's page; null when it has none. */
  path: string | null;
}

/** Name of a record without a title. */
function fallbackOf({ sections }: RootState, { edit, base }: OutboxEntry, id: string | null) {
  if (edit.entity === 'media') return 'Recording';
  if (edit.entity === 'chapter') return 'Chapter';
  if (edit.entity !== 'section' && edit.entity !== 'sectionTranslation') return '[No Title]';
  const order =
    (id === null ? undefined : sections.records[id]?.order_index) ?? base?.fields['order_index'];
  return typeof order === 'number' ? `Section ${order + 1}` : '[No Title]';
}

/** Texts that describe an unsent edit. */
export function describeEntry(state: RootState, entry: OutboxEntry): EntryDescription {
  const { edit, orderKey, within, base } = entry;
  const tourId = idInKey('tour', orderKey) ?? idInKeys('tour', within);
  const sectionId = idInKey('section', orderKey) ?? idInKeys('section', within);
  const ownTitle = nonEmptyText(fieldsOf(edit)['title']) ?? nonEmptyText(base?.fields['title']);
  const language = languageOf(edit) ?? nonEmptyText(fieldsOf(edit)['primary_language']) ?? 'en';
  const isInSection = edit.entity === 'media' || edit.entity === 'chapter';
  const section = recordName(state, 'section', sectionId, language);
  const tour = recordName(state, 'tour', tourId, language);
  const isTour = edit.entity === 'tour' || edit.entity === 'tourTranslation';
  const known = isInSection ? null : isTour ? tour : section;
  const title = ownTitle ?? known?.title ?? null;
  // A tour's translation belongs to the tour, which may have the same name as the translation.
  const translated =
    edit.entity === 'tourTranslation'
      ? recordName(state, 'tour', tourId, selectContentLanguage(state))
      : null;
  const parents = [
    isInSection ? section : null,
    isTour ? null : tour,
    translated?.title === title ? null : translated,
  ];
  return {
    summary: describeEdit(edit),
    title,
    language: ownTitle === null && known !== null ? known.language : language,
    fallback: fallbackOf(state, entry, sectionId),
    parents: parents.filter((parent) => parent !== null),
    path: tourId === null ? null : sectionOrTourPath(tourId, sectionId),
  };
}

/** True for equal descriptions. */
export function isSameDescription(one: EntryDescription, other: EntryDescription): boolean {
  const serialize = ({ title, fallback, summary, path, parents }: EntryDescription) =>
    JSON.stringify([title, fallback, summary, path, parents]);
  return serialize(one) === serialize(other);
}
