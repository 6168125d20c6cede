import { useEffect, useMemo, useState } from 'react';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useTextLists } from '../../../state/hooks/useTextLists';
import { selectEnabledLanguages } from '../../../state/select/selectLanguages';
import {
  selectAvailableLanguages,
  selectTourLanguages,
} from '../../../state/select/selectTourLanguages';

/**
 * Tours beyond which a catalogue whose rows do not name their languages is not read in every language for one column:
 * Completeness does so on request.
 */
const MAX_TOURS = 500;
/** The rows, their covers and a first search come before the other languages. */
const QUIET_MS = 4000;
const noCodes: readonly string[] = [];

/** True once the list has been shown for a while. */
function useIsQuiet(isWanted: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => setQuiet(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return isWanted && isQuiet;
}

/**
 * Codes of the languages that each tour has, from its row; where the worker's rows lack them, the lists of the
 * other languages are read after the tours are shown.
 */
export function useTourLanguages(
  tourCount: number,
  isComplete: boolean,
): ReadonlyMap<string, readonly string[]> {
  const available = useConsoleSelector(selectAvailableLanguages);
  const known = useConsoleSelector(selectTourLanguages);
  const enabled = useConsoleSelector(selectEnabledLanguages);
  const isWanted = available.size === 0 && isComplete && tourCount > 0 && tourCount <= MAX_TOURS;
  const isQuiet = useIsQuiet(isWanted);
  const codes = useMemo(
    () => (isQuiet ? enabled.map(({ code }) => code) : noCodes),
    [isQuiet, enabled],
  );
  const { isReading } = useTextLists(codes);
  // New columns lay out the whole grid again, so they come once and not with each list.
  const [shown, setShown] = useState(known);
  if (!(isQuiet && isReading) && shown !== known) setShown(known);
  return available.size > 0 ? available : shown;
}
