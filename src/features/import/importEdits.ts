import { type Problem } from '../../domain/problem';
import { isImportedText, type ImportField } from '../../domain/tourImport/importColumns';
import { type ImportRow } from '../../domain/tourImport/importRow';
import { type Edit } from '../../state/outbox/edit';
import { selectTour } from '../../state/select/selectTours';
import { type TourView } from '../../state/select/tourViews';
import { type RootState } from '../../state/select/rootState';

const isRecordField = (field: ImportField) => !isImportedText(field);

const plain = (value: unknown) =>
  String(value ?? '')
    .replace(/\r\n?/g, '\n')
    .trim();

function picked<Change extends object>(change: Change, fields: readonly string[]): Change {
  const kept = Object.entries(change).filter(([field]) => fields.includes(field));
  return Object.fromEntries(kept) as Change; // fields of that very change, all of them optional
}

const CHANGED_SINCE: Problem = {
  code: 'conflict',
  message: 'It was changed after the file was read. Read the file again to compare it anew.',
};

/** Where a row's field stands now: to be written, written already, or changed by something else. */
function standingOf(view: TourView | null, field: ImportField, from: string, to: string) {
  const now = plain(view?.[field]);
  if (now === to) return 'written';
  return now === from ? 'open' : 'changed';
}

/**
 * The edits by which a row is applied; without those that an earlier attempt has made. A problem where
 * the tour is not any more what the person saw.
 */
export function importEdits(state: RootState, row: ImportRow): Edit[] | Problem {
  const { tourId, language, changes, write } = row;
  if (tourId === null) return [];
  const record = selectTour(state, tourId, write.recordLanguage);
  const text = selectTour(state, tourId, language);
  if (record === null) return CHANGED_SINCE;
  const isDraft = write.draft !== null;
  // Words that somebody else has added meanwhile are not overwritten.
  const isDrafted = isDraft && text !== null && text.title === write.draft?.title;
  if (isDraft && text !== null && !isDrafted) return CHANGED_SINCE;
  const open: { field: ImportField; from: string }[] = [];
  for (const { field, from, to } of changes) {
    if (isDraft && !isRecordField(field)) continue;
    const standing = standingOf(isRecordField(field) ? record : text, field, from, to);
    if (standing === 'changed') return CHANGED_SINCE;
    if (standing === 'open') open.push({ field, from });
  }
  const edits: Edit[] = [];
  if (write.draft !== null && !isDrafted) {
    edits.push({
      entity: 'tourTranslation',
      action: 'create',
      ref: { tourId },
      fields: write.draft,
    });
  }
  // What was empty can't be emptied again: on its own, so that the rest can be undone.
  for (const wasEmpty of [false, true]) {
    const fields = open
      .filter(({ field, from }) => (from === '' && !isRecordField(field)) === wasEmpty)
      .map(({ field }) => field);
    const words = picked(write.text, fields);
    const own = picked(write.record, fields);
    if (Object.keys(words).length > 0) {
      edits.push({
        entity: 'tourTranslation',
        action: 'update',
        ref: { tourId, language },
        fields: words,
      });
    }
    if (Object.keys(own).length > 0) {
      const change = own;
      edits.push({
        entity: 'tour',
        action: 'update',
        ref: { tourId, language: write.recordLanguage },
        fields: change,
      });
    }
  }
  return edits;
}
