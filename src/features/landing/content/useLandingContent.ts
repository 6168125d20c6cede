import { startTransition, useEffect, useState } from 'react';
import { type LandingContent } from '../../../domain/tours/landing';
import { type FetchPage } from '../../../state/api/services';
import {
  fetchLanding,
  LANDING_TIMEOUT_MS,
  UNABLE_TO_LOAD,
  type LandingQuery,
} from './fetchLanding';

export const LANDING_REFRESH_MS = 60_000;

export interface LandingState {
  content: LandingContent | null;
  /** Number of tours that were asked for. */
  limit: number;
  /** Time of the content in epoch milliseconds. */
  receivedAtMs: number;
  /** Reason the latest request failed; earlier content stays. */
  problem: string | null;
}

/** Loads the content of a query, then polls once a minute while the page is visible. */
export function useLandingContent(
  fetchPage: FetchPage,
  workerUrl: string,
  { language, limit }: LandingQuery,
): LandingState {
  const [state, setState] = useState<LandingState>({
    content: null,
    limit: 0,
    receivedAtMs: 0,
    problem: null,
  });
  useEffect(() => {
    let current: AbortController | null = null;
    let isUnmounted = false;
    let startedAtMs = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function schedule() {
      clearTimeout(timer);
      if (isUnmounted || current !== null || document.visibilityState === 'hidden') return;
      const waitMs = Math.max(0, startedAtMs + LANDING_REFRESH_MS - Date.now());
      timer = setTimeout(() => void load(), waitMs);
    }

    async function load() {
      const controller = new AbortController();
      current = controller;
      startedAtMs = Date.now();
      const query = { language, limit };
      const timeout = setTimeout(() => controller.abort(), LANDING_TIMEOUT_MS);
      try {
        const content = await fetchLanding(fetchPage, workerUrl, query, controller.signal);
        // A transition renders the whole page in slices, so that a tap is answered at once.
        const next = { content, limit, receivedAtMs: Date.now(), problem: null };
        if (!isUnmounted) startTransition(() => setState(next));
      } catch (failure) {
        const problem = failure instanceof Error ? failure.message : UNABLE_TO_LOAD;
        if (!isUnmounted) setState((previous) => ({ ...previous, problem }));
      }
      clearTimeout(timeout);
      current = null;
      schedule();
    }

    void load();
    document.addEventListener('visibilitychange', schedule);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      current?.abort();
      document.removeEventListener('visibilitychange', schedule);
    };
  }, [fetchPage, workerUrl, language, limit]);
  return state;
}
