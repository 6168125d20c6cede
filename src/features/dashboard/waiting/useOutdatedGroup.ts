import { translatePath } from '../../../domain/paths/tourPaths';
import { countOf } from '../../../domain/text/count';
import { type OutdatedTranslation } from '../../../domain/tours/tour';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useOutdatedTranslations } from '../../../state/hooks/useOutdatedTranslations';
import { selectIsOffline } from '../../../state/reachability/reachabilitySlice';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { groupOf, type WaitingGroup, type WaitingItem } from './waitingItems';

const sumOf = (rows: readonly OutdatedTranslation[]) =>
  rows.reduce((sum, { texts }) => sum + texts, 0);

/** Outdated translations by language, the language with the most outdated texts first. */
function byLanguage(rows: readonly OutdatedTranslation[]) {
  const groups = new Map<string, OutdatedTranslation[]>();
  for (const row of rows) groups.set(row.language, [...(groups.get(row.language) ?? []), row]);
  return [...groups].toSorted(([, one], [, other]) => sumOf(other) - sumOf(one));
}

/** Languages with outdated translations; null while loading. */
export function useOutdatedGroup(): WaitingGroup | null {
  const { data, isFetching } = useOutdatedTranslations();
  const isOffline = useConsoleSelector(selectIsOffline);
  const languages = useConsoleSelector(selectLanguages);
  if (data === undefined && isFetching && !isOffline) return null;
  const itemOf = ([code, rows]: ReturnType<typeof byLanguage>[number]): WaitingItem => {
    const [first, second] = rows;
    const inTours = countOf(rows.length, 'tour');
    return {
      key: `outdated ${code}`,
      to: translatePath(code, second === undefined ? first?.tour_id : undefined),
      name: languageNamed(languages, code).label,
      note: `${countOf(sumOf(rows), 'outdated text')} in ${inTours}`,
    };
  };
  return groupOf({ key: 'outdated', part: 'read' }, byLanguage(data ?? []), itemOf, {
    to: '/admin/completeness',
    label: (count, isOne) =>
      `${count} other ${isOne ? 'language' : 'languages'} with outdated texts`,
  });
}
