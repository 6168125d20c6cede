import { isolate } from '../../domain/text/script';
import { describeStep } from '../history/describeEdit';
import { type HistoryEntry } from '../history/historySlice';
import { selectContentLanguage } from '../model/preferencesSlice';
import { type Edit } from '../outbox/edit';
import { fieldsOf } from '../outbox/editFields';
import { nonEmptyText, recordName } from '../select/recordNames';
import { type RootState } from '../select/rootState';

/** Title in a creation, else the title of the tour or section that the edit changes; null when unknown. */
function editTitle(state: RootState, edit: Edit): string | null {
  if (edit.action === 'create') return nonEmptyText(fieldsOf(edit)['title']);
  const language = selectContentLanguage(state);
  const { ref } = edit;
  if ('sectionId' in ref)
    return recordName(state, 'section', ref.sectionId, language)?.title ?? null;
  if ('tourId' in ref) return recordName(state, 'tour', ref.tourId, language)?.title ?? null;
  return null;
}

/** Title of the record when all edits concern the same one; null for several records or an unknown title. */
export function stepTitle(state: RootState, entries: readonly HistoryEntry[]): string | null {
  const [title, ...others] = new Set(entries.map(({ edit }) => editTitle(state, edit)));
  return others.length === 0 ? (title ?? null) : null;
}

/** Summary of the edits of a step, with the record's title if all concern one, as in 'Published – Taj'. */
export function stepText(state: RootState, entries: readonly HistoryEntry[]): string {
  const summary = describeStep(entries.map(({ edit }) => edit));
  const title = stepTitle(state, entries);
  return title === null ? summary : `${summary} – ${isolate(title)}`;
}
