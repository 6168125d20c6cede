import { useEffect, useRef, useState } from 'react';
import { mapConcurrently, type RunProgress } from '../../domain/concurrencyPool';
import { readSections } from '../../state/hooks/useLazySections';
import { useConsoleDispatch } from '../../state/hooks/storeHooks';

/** A tour in a language. */
export interface Translation {
  tourId: string;
  language: string;
}

const CONCURRENCY = 2;

/** Reads the sections of translations, a few at a time in the order given, until a call fails or it is stopped. */
export function useSectionCheck() {
  const dispatch = useConsoleDispatch();
  const run = useRef<AbortController | null>(null);
  /** Null while nothing is being read. */
  const [progress, setProgress] = useState<RunProgress | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  const start = async (translations: readonly Translation[]) => {
    const stop = new AbortController();
    run.current = stop;
    setProgress({ done: 0, failed: 0, total: translations.length });
    const read = async ({ tourId, language }: Translation) => {
      const hasFailed = await dispatch(readSections(tourId, language));
      if (hasFailed) stop.abort();
      return hasFailed ? true : null;
    };
    await mapConcurrently(translations, read, {
      concurrency: CONCURRENCY,
      signal: stop.signal,
      onProgress: setProgress,
    });
    setProgress(null);
  };
  return { progress, start, stop: () => run.current?.abort() };
}
