import { type RecordList } from '../model/upsertRecords';
import { textKey } from '../model/tourRows';
import { type ToursState } from '../model/toursSlice';

/**
 * The list of a language when a conditional request can revalidate it: complete, versioned, and all its rows cached.
 * Null when the list must be read in full.
 */
export function revalidatableList(
  { records, texts, lists }: Pick<ToursState, 'records' | 'texts' | 'lists'>,
  language: string,
): RecordList | null {
  const list = lists[language];
  if (list?.version === undefined || !list.isComplete) return null;
  const isHere = (id: string) => id in records && textKey(id, language) in texts;
  return list.ids.every(isHere) ? list : null;
}
