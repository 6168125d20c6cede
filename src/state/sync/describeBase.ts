import { entityOf, type EntityName, type RefOf } from '../../domain/entities/entities';
import { editedFields } from '../../domain/record/record';
import { earlierSourceFields } from '../../domain/record/earlierSource';
import { selectEarlierSourceOf } from '../select/earlierSources';
import { type RootState } from '../select/rootState';
import { textKey } from '../model/tourRows';
import { type Edit } from '../outbox/edit';
import { fieldsOf, type Fields } from '../outbox/editFields';
import { isEditOf, recordKey, recordKeyOf } from '../outbox/recordKeys';
import { type EntryBase } from '../outbox/outboxEntry';
import { selectOverlays } from '../outbox/outboxSlice';

const COVER = 'cover_media_url';

function pick(row: object | undefined, names: readonly string[]): Record<string, unknown> {
  if (row === undefined) return {};
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    names.filter((name) => values.has(name)).map((n) => [n, values.get(n)]),
  );
}

/** A tour with the cover of its row in a language, because a look-up compares the record with that row. */
function tourIn({ records, texts }: RootState['tours'], tourId: string, language: string) {
  const record = records[tourId];
  const shown = texts[textKey(tourId, language)]?.shown_cover_url ?? null;
  return record && shown !== null ? { ...record, [COVER]: shown } : record;
}

/** True when a tour shows the same cover in all languages, so that a row in any language has it. */
function hasOneCover({ records, texts }: RootState['tours'], tourId: string): boolean {
  const cover = records[tourId]?.cover_media_url;
  return Object.values(texts).every(
    ({ tour_id, shown_cover_url: shown }) =>
      tour_id !== tourId || shown === null || shown === cover,
  );
}

/** Stored record that an edit changes or removes. */
const rowOf: {
  [Name in EntityName]: (state: RootState, ref: RefOf<Name, 'update'>) => object | undefined;
} = {
  tour: ({ tours }, { tourId, language }) => tourIn(tours, tourId, language),
  tourTranslation: ({ tours }, { tourId, language }) => tours.texts[textKey(tourId, language)],
  section: ({ sections }, { sectionId }) => sections.records[sectionId],
  sectionTranslation: ({ sections }, { sectionId, language }) =>
    sections.texts[textKey(sectionId, language)],
  media: ({ media }, { mediaId }) => media.records[mediaId],
  chapter: ({ media }, { chapterId }) => media.chapters[chapterId],
};

/** True for a field that changes along with another record, and is compared only when the edit writes it. */
const isDerived = (name: string) => name in earlierSourceFields;

/** Fields of the record that the person saw, for comparison in a later look-up. */
function seenFields(state: RootState, edit: Edit): { row: object | undefined; names: string[] } {
  const names = editedFields(entityOf(edit.entity).fields).filter((name) => !isDerived(name));
  if (isEditOf(edit, 'tour', 'remove')) {
    const { tourId } = edit.ref;
    const isCoverSeen = hasOneCover(state.tours, tourId);
    return {
      row: state.tours.records[tourId],
      names: isCoverSeen ? names : names.filter((name) => name !== COVER),
    };
  }
  const find = rowOf[edit.entity] as (state: RootState, ref: Edit['ref']) => object | undefined; // cast: own entity's
  return { row: find(state, edit.ref), names };
}

/** Ids of the siblings of a created record. */
function siblings({ sections, media }: RootState, edit: Edit): readonly string[] {
  if (isEditOf(edit, 'section', 'create')) return sections.lists[edit.ref.tourId]?.ids ?? [];
  if (!isEditOf(edit, 'chapter', 'create')) return [];
  return media.chapterLists[edit.ref.mediaId]?.ids ?? [];
}

/** Base of an edit: the record as last fetched, with the overlay of its unsent edits. */
export function describeBase(state: RootState, edit: Edit): EntryBase | null {
  if (edit.action === 'create') {
    return { fields: {}, updatedAt: null, knownIds: siblings(state, edit) };
  }
  const found = seenFields(state, edit);
  const overlay = selectOverlays(state).get(recordKeyOf(edit, null));
  const unsent: Fields = overlay?.fields ?? {};
  const earlier = pick(selectEarlierSourceOf(state, edit), Object.keys(fieldsOf(edit)));
  const fields = { ...pick(found.row, found.names), ...unsent, ...earlier };
  if (Object.keys(fields).length === 0) return null;
  const updatedAt: unknown = found.row && Reflect.get(found.row, 'updated_at');
  const isSeen = overlay === undefined && typeof updatedAt === 'string';
  return { fields, updatedAt: isSeen ? updatedAt : null };
}

/** Keys of the parent records of the edited record. */
export function keysAround(
  { sections, media }: Pick<RootState, 'sections' | 'media'>,
  edit: Edit,
): string[] {
  if (isEditOf(edit, 'section', 'create')) return [recordKey('tour', edit.ref.tourId)];
  const { ref } = edit;
  const record = 'mediaId' in ref ? media.records[ref.mediaId] : undefined;
  const sectionId = 'sectionId' in ref ? ref.sectionId : record?.section_id;
  const tourId =
    (sectionId == null ? null : sections.records[sectionId]?.tour_id) ?? record?.tour_id;
  return [
    ...('mediaId' in ref && sectionId != null ? [recordKey('section', sectionId)] : []),
    ...(tourId == null ? [] : [recordKey('tour', tourId)]),
  ];
}
