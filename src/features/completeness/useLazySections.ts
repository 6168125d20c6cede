import { useEffect } from 'react';
import {
  selectSectionCompleteness,
  type SectionCompleteness,
} from '../../state/select/selectCompleteness';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { sectionsEndpoints } from '../../state/endpoints/sectionsEndpoints';

/** Delay before loading, so that a row that scrolls past requests nothing. */
const VISIBLE_DELAY_MS = 400;
const CONCURRENCY = 2;

const queue: (() => Promise<void>)[] = [];
let runningCount = 0;

function runNext(): void {
  const next = runningCount < CONCURRENCY ? queue.shift() : undefined;
  if (next === undefined) return;
  runningCount += 1;
  void next().finally(() => {
    runningCount -= 1;
    runNext();
  });
}

/** Section counts of a tour in a language, loaded once the cell has stayed visible for a moment. */
export function useLazySections(
  tourId: string,
  language: string,
  isEnabled: boolean,
): SectionCompleteness | null {
  const dispatch = useConsoleDispatch();
  const counts = useConsoleSelector((state) => selectSectionCompleteness(state, tourId, language));
  const isMissing = isEnabled && counts === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const task = async () => {
      const request = sectionsEndpoints.endpoints.getTourSections.initiate(
        { tourId, language },
        { subscribe: false },
      );
      await dispatch(request);
    };
    const timer = setTimeout(() => {
      queue.push(task);
      runNext();
    }, VISIBLE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      const index = queue.indexOf(task);
      if (index >= 0) queue.splice(index, 1);
    };
  }, [isMissing, tourId, language, dispatch]);
  return counts;
}
