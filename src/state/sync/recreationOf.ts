import { nanoid } from '@reduxjs/toolkit';
import { entityOf } from '../../domain/entities/entities';
import { draftedRecord, editedFields } from '../../domain/record/record';
import { limits } from '../../domain/limits';
import { sectionFields } from '../../domain/tours/section';
import { tourRowFields } from '../../domain/tours/tour';
import { type NewTour } from '../../domain/tours/tourRules';
import { type ThunkExtra } from '../api/thunkExtra';
import { type Table } from '../model/upsertRecords';
import { type RootState } from '../select/rootState';
import { textKey } from '../model/tourRows';
import { describeBase, keysAround } from './describeBase';
import { type Edit, type EditOf } from '../outbox/edit';
import { type Fields } from '../outbox/editFields';
import { idInKeys, isEditOf, recordKey, recordKeyOf, translationKey } from '../outbox/recordKeys';
import { type OutboxEntry } from '../outbox/outboxEntry';
import { type NewEdit } from '../outbox/outboxEvent';
import { selectOverlays } from '../outbox/outboxSlice';
import { realId, temporaryId } from '../outbox/temporaryId';

/** Edits that recreate a record; `deletedId` is its previous id, null for a translation, which has none. */
interface Recreation {
  newEdits: NewEdit[];
  deletedId: string | null;
}

type Texts = Table<{ language: string; title: string | null; description: string | null }>;

interface StoredText {
  language: string;
  title: string;
  description: string;
  slug_suffix: string | undefined;
}

const textIn = (fields: Fields, name: string) => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

function newEditOf(state: RootState, edit: Edit, id = nanoid()): NewEdit {
  const isNamed = entityOf(edit.entity).isTranslation !== true;
  const base = describeBase(state, edit);
  const within = keysAround(state, edit);
  return { id, edit, temporaryId: isNamed ? temporaryId(id) : null, parentKeys: within, base };
}

/** Known fields of a record: as seen, as last fetched, with its unsent edits. */
function fieldsOf(state: RootState, target: string, row: object | undefined): Fields {
  const seen = state.outbox.entries.find(
    ({ edit, temporaryId: own }) => recordKeyOf(edit, own) === target,
  );
  return { ...seen?.base?.fields, ...row, ...selectOverlays(state).get(target)?.fields };
}

function textOf(fields: Fields, language: string): StoredText | null {
  const title = textIn(fields, 'title').trim();
  const slug_suffix = textIn(fields, 'slug_suffix') || undefined;
  return title === ''
    ? null
    : { language, title, description: textIn(fields, 'description'), slug_suffix };
}

/** A record's texts, the preferred language first, without texts that an unsent edit creates or removes. */
function textsOf(
  state: RootState,
  { prefix, id }: { prefix: 'tour' | 'section'; id: string },
  texts: Texts,
  preferred: unknown,
): StoredText[] {
  const overlays = selectOverlays(state);
  const translations = Object.keys(texts).flatMap((key) => {
    const row = texts[key];
    if (row === undefined || key !== textKey(id, row.language)) return [];
    const target = translationKey(prefix, id, row.language);
    const over = overlays.get(target);
    if (over?.isRemoved === true || over?.isCreated === true) return [];
    return textOf(fieldsOf(state, target, row), row.language) ?? [];
  });
  const isFirst = ({ language }: StoredText) => language === preferred;
  return [...translations.filter(isFirst), ...translations.filter((text) => !isFirst(text))];
}

/** Creations of the translations of a record with a temporary id. */
function createTranslations(
  state: RootState,
  made: NewEdit,
  texts: readonly StoredText[],
  editOf: (id: string, fields: StoredText) => Edit,
): NewEdit[] {
  return texts.map((text) => newEditOf(state, editOf(made.temporaryId ?? '', text)));
}

/** Fields of a tour's draft: all edited fields except the cover, which was deleted with the tour. */
const draftNames = editedFields(tourRowFields).filter(
  (name): name is Exclude<keyof NewTour, 'duration_seconds'> =>
    !['cover_media_url', 'published_at', 'duration_seconds'].includes(name),
);

const pickNamed = <Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>; // cast: exactly these names

function recreateTour(state: RootState, tourId: string): Recreation | null {
  const key = recordKey('tour', tourId);
  const stored = fieldsOf(state, key, state.tours.records[tourId]);
  const [first, ...others] = textsOf(
    state,
    { prefix: 'tour', id: tourId },
    state.tours.texts,
    stored['primary_language'],
  );
  if (first === undefined) return null;
  const { language, slug_suffix = language, ...textFields } = first;
  // Unpublished, because whoever deleted the tour removed it from the public pages.
  const own = { primary_language: language, is_published: false, slug_suffix };
  const row = draftedRecord(tourRowFields, { ...stored, ...textFields, ...own }, {});
  const { duration_seconds } = row;
  const isComplete = [row.slug, row.city, row.country].every((text) => text.trim() !== '');
  if (!isComplete || duration_seconds === null || duration_seconds < limits.tourSeconds)
    return null;
  const fields = { ...pickNamed(row, draftNames), duration_seconds };
  const creation = newEditOf(state, { entity: 'tour', action: 'create', ref: {}, fields });
  const texts = createTranslations(state, creation, others, (id, text) => ({
    entity: 'tourTranslation',
    action: 'create',
    ref: { tourId: id },
    fields: text,
  }));
  return { newEdits: [creation, ...texts], deletedId: tourId };
}

function recreateSection(
  state: RootState,
  sectionId: string,
  within: readonly string[],
): Recreation | null {
  const key = recordKey('section', sectionId);
  const record = state.sections.records[sectionId];
  const stored = fieldsOf(state, key, record);
  const tour = record?.tour_id ?? idInKeys('tour', within);
  const [first, ...others] = textsOf(
    state,
    { prefix: 'section', id: sectionId },
    state.sections.texts,
    null,
  );
  if (tour === null || first === undefined || typeof stored['order_index'] !== 'number')
    return null;
  const { slug_suffix: _, ...textFields } = first;
  const { order_index, duration_seconds } = draftedRecord(sectionFields, stored, {});
  const fields = { ...textFields, order_index, duration_seconds };
  const tourId = realId(state.outbox.aliases, tour);
  const creation = newEditOf(state, {
    entity: 'section',
    action: 'create',
    ref: { tourId },
    fields,
  });
  const texts = createTranslations(state, creation, others, (id, text) => ({
    entity: 'sectionTranslation',
    action: 'create',
    ref: { sectionId: id },
    fields: text,
  }));
  return { newEdits: [creation, ...texts], deletedId: sectionId };
}

/** Creation of a deleted translation, assuming that its record exists. */
function recreateTranslation(
  state: RootState,
  edit: EditOf<'tourTranslation' | 'sectionTranslation', 'update'>,
): Recreation | null {
  const { language } = edit.ref;
  const isTour = edit.entity === 'tourTranslation';
  const id = isTour ? edit.ref.tourId : edit.ref.sectionId;
  const row = (isTour ? state.tours.texts : state.sections.texts)[textKey(id, language)];
  const fields = textOf(fieldsOf(state, recordKeyOf(edit, null), row), language);
  if (fields === null) return null;
  const creation: Edit = isTour
    ? { entity: 'tourTranslation', action: 'create', ref: { tourId: id }, fields }
    : { entity: 'sectionTranslation', action: 'create', ref: { sectionId: id }, fields };
  return { newEdits: [newEditOf(state, creation)], deletedId: null };
}

/**
 * Edits that recreate a record which an edit found deleted, from the stored fields: a tour or section with its texts in
 * all languages, a translation, a chapter. Covers and recordings that the worker deleted along are lost. Null when too
 * few fields are known.
 */
export function recreationOf(state: RootState, entry: OutboxEntry): Recreation | null {
  const { edit } = entry;
  if (entry.state !== 'notFound' || edit.action === 'remove') return null;
  if (isEditOf(edit, 'chapter', 'update')) {
    const { mediaId, chapterId } = edit.ref;
    const { fields } = edit;
    const creation = newEditOf(state, {
      entity: 'chapter',
      action: 'create',
      ref: { mediaId },
      fields,
    });
    return { newEdits: [creation], deletedId: chapterId };
  }
  const isTranslation = entityOf(edit.entity).isTranslation === true;
  if (isTranslation && edit.action === 'update') {
    return recreateTranslation(
      state,
      edit as EditOf<'tourTranslation' | 'sectionTranslation', 'update'>,
    ); // cast: an edit of texts
  }
  if ('sectionId' in edit.ref) return recreateSection(state, edit.ref.sectionId, entry.within);
  return 'tourId' in edit.ref ? recreateTour(state, edit.ref.tourId) : null;
}

/** Recreates the deleted record of an entry, with its unsent edits. */
export const recreateEntry =
  (id: string) =>
  async (_dispatch: unknown, getState: unknown, extra: unknown): Promise<void> => {
    const state = (getState as () => RootState)(); // cast: the console has one store
    const { outbox } = extra as ThunkExtra; // cast: `createConsoleStore` sets this thunk argument
    const entry = state.outbox.entries.find((candidate) => candidate.id === id);
    const recreation = entry && recreationOf(state, entry);
    if (!recreation) return;
    await outbox.apply({ type: 'recreated', id, ...recreation, now: Date.now() });
    void outbox.sendNow();
  };
