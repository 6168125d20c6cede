import { useEffect, useRef, useState } from 'react';
import { mapConcurrently, type RunProgress } from '../../platform/concurrencyPool';
import { useConsoleDispatch } from './storeHooks';
import { readSections } from './useLazySections';

export interface Translation {
  tourId: string;
  language: string;
}

/** Concurrent requests of a check that the person started, and of a background check. */
const CONCURRENCY = { foreground: 2, background: 1 } as const;

/**
 * Fetches the sections of translations, a few at a time in the given order, until a request fails or the run is
 * stopped.
 */
export function useSectionCheck() {
  const dispatch = useConsoleDispatch();
  const run = useRef<AbortController | null>(null);
  /** Null when no run is active. */
  const [progress, setProgress] = useState<RunProgress | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => () => run.current?.abort(), []);

  const start = async (
    translations: readonly Translation[],
    pace: keyof typeof CONCURRENCY = 'foreground',
  ) => {
    const stop = new AbortController();
    run.current = stop;
    setHasFailed(false);
    setProgress({ done: 0, failed: 0, total: translations.length });
    const read = async ({ tourId, language }: Translation) => {
      const isLost = await dispatch(readSections(tourId, language));
      if (isLost) stop.abort();
      return isLost ? true : null;
    };
    const { failed } = await mapConcurrently(translations, read, {
      concurrency: CONCURRENCY[pace],
      signal: stop.signal,
      onProgress: setProgress,
    });
    setProgress(null);
    setHasFailed(failed.length > 0);
  };
  return {
    progress,
    /** True when a request of the last run failed. */
    hasFailed,
    start,
    stop: () => run.current?.abort(),
  };
}
