import { useEffect } from 'react';
import {
  selectSectionCompleteness,
  type SectionCompleteness,
} from '../../state/select/selectCompleteness';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { sectionsEndpoints } from '../../state/endpoints/sectionsEndpoints';

/** A row that only passes by while one scrolls asks for nothing. */
const SETTLED_MS = 400;
const AT_ONCE = 2;

const waiting: (() => Promise<void>)[] = [];
let running = 0;

function workOn(): void {
  const next = running < AT_ONCE ? waiting.shift() : undefined;
  if (next === undefined) return;
  running += 1;
  void next().finally(() => {
    running -= 1;
    workOn();
  });
}

/** How far a tour's sections are in a language: read when the cell has stayed in sight for a moment. */
export function useLazySections(
  tourId: string,
  language: string,
  isWanted: boolean,
): SectionCompleteness | null {
  const dispatch = useConsoleDispatch();
  const known = useConsoleSelector((state) => selectSectionCompleteness(state, tourId, language));
  const isMissing = isWanted && known === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const work = async () => {
      const read = sectionsEndpoints.endpoints.getTourSections.initiate(
        { tourId, language },
        { subscribe: false },
      );
      await dispatch(read);
    };
    const timer = setTimeout(() => {
      waiting.push(work);
      workOn();
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      const place = waiting.indexOf(work);
      if (place >= 0) waiting.splice(place, 1);
    };
  }, [isMissing, tourId, language, dispatch]);
  return known;
}
