import { type RecordList } from '../model/upsertRecords';
import { textKey } from '../model/tourRows';
import { type ToursState } from '../model/toursSlice';

/** A language's list that the worker named a version of, where all of it is here; null where it has to be read. */
export function revalidatableList(
  { records, texts, lists }: Pick<ToursState, 'records' | 'texts' | 'lists'>,
  language: string,
): RecordList | null {
  const list = lists[language];
  if (list?.version === undefined || !list.isComplete) return null;
  const isHere = (id: string) => id in records && textKey(id, language) in texts;
  return list.ids.every(isHere) ? list : null;
}
