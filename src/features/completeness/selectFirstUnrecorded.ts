import { type RootState } from '../../state/select/rootState';

/** Id of a tour's first section, in order, without a recording in a language; null when none is known. */
export function selectFirstUnrecorded(
  { sections, media }: RootState,
  tourId: string,
  language: string,
): string | null {
  const isRecorded = (id: string) =>
    media.lists[id]?.ids.some((mediaId) => {
      const file = media.records[mediaId];
      return file?.type === 'audio' && file.language === language;
    }) === true;
  const orderOf = (id: string) => sections.records[id]?.order_index ?? 0;
  const ids = sections.lists[tourId]?.ids.filter((id) => !isRecorded(id)) ?? [];
  return ids.toSorted((a, b) => orderOf(a) - orderOf(b))[0] ?? null;
}
