import { type Problem } from '../../../domain/problem';
import { isImportedText, type ImportField } from '../../../domain/tourImport/importColumns';
import { type ImportRow } from '../../../domain/tourImport/importRow';
import { type Edit } from '../../../state/outbox/edit';
import { selectTour } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { type RootState } from '../../../state/select/rootState';

const isRecordField = (field: ImportField) => !isImportedText(field);

const normalizeText = (value: unknown) =>
  String(value ?? '')
    .replace(/\r\n?/g, '\n')
    .trim();

function pickFields<Change extends object>(change: Change, fields: readonly string[]): Change {
  const entries = Object.entries(change).filter(([field]) => fields.includes(field));
  return Object.fromEntries(entries) as Change; // A subset of the fields of `Change`, all of them optional.
}

const CHANGED_SINCE: Problem = {
  code: 'conflict',
  message: 'It changed after the file was compared.',
};

/** Current state of a row's field: 'open' (to be written), 'written', or 'changed' by something else. */
function fieldState(view: TourView | null, field: ImportField, from: string, to: string) {
  const current = normalizeText(view?.[field]);
  if (current === to) return 'written';
  return current === from ? 'open' : 'changed';
}

/**
 * Edits that apply a row, without those already made by an earlier attempt. Returns a conflict when the tour no longer
 * matches the preview.
 */
export function importEdits(state: RootState, row: ImportRow): Edit[] | Problem {
  const { tourId, language, changes, write } = row;
  if (tourId === null) return [];
  const record = selectTour(state, tourId, write.recordLanguage);
  const text = selectTour(state, tourId, language);
  if (record === null) return CHANGED_SINCE;
  const isDraft = write.draft !== null;
  // Never overwrites texts that somebody else has added meanwhile.
  const isDraftSaved = isDraft && text !== null && text.title === write.draft?.title;
  if (isDraft && text !== null && !isDraftSaved) return CHANGED_SINCE;
  const pendingChanges: { field: ImportField; from: string }[] = [];
  for (const { field, from, to } of changes) {
    if (isDraft && !isRecordField(field)) continue;
    const fieldStatus = fieldState(isRecordField(field) ? record : text, field, from, to);
    if (fieldStatus === 'changed') return CHANGED_SINCE;
    if (fieldStatus === 'open') pendingChanges.push({ field, from });
  }
  const edits: Edit[] = [];
  if (write.draft !== null && !isDraftSaved) {
    edits.push({
      entity: 'tourTranslation',
      action: 'create',
      ref: { tourId },
      fields: write.draft,
    });
  }
  // A field that was empty cannot be emptied again by undo; writing it in a separate edit keeps the others undoable.
  for (const wasEmpty of [false, true]) {
    const fields = pendingChanges
      .filter(({ field, from }) => (from === '' && !isRecordField(field)) === wasEmpty)
      .map(({ field }) => field);
    const textChange = pickFields(write.text, fields);
    const tourChange = pickFields(write.record, fields);
    if (Object.keys(textChange).length > 0) {
      edits.push({
        entity: 'tourTranslation',
        action: 'update',
        ref: { tourId, language },
        fields: textChange,
      });
    }
    if (Object.keys(tourChange).length > 0) {
      const change = tourChange;
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
