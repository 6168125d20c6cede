import { startTransition, useEffect, useState } from 'react';
import { type LandingContent } from '../../../domain/tours/landing';
import { fetchLanding, LANDING_TIMEOUT_MS, UNABLE_TO_LOAD, type FetchPage } from './fetchLanding';

export const LANDING_REFRESH_MS = 60_000;

export interface LandingState {
  content: LandingContent | null;
  /** When the content came, in milliseconds since 1970. */
  receivedAtMs: number;
  /** Why the latest call failed; the content of an earlier one stays. */
  problem: string | null;
}

/** Loads the content, then again each minute while the page is visible. */
export function useLandingContent(fetchPage: FetchPage, workerUrl: string): LandingState {
  const [state, setState] = useState<LandingState>({
    content: null,
    receivedAtMs: 0,
    problem: null,
  });
  useEffect(() => {
    let current: AbortController | null = null;
    let isOver = false;
    let startedAtMs = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function schedule() {
      clearTimeout(timer);
      if (isOver || current !== null || document.visibilityState === 'hidden') return;
      const waitMs = Math.max(0, startedAtMs + LANDING_REFRESH_MS - Date.now());
      timer = setTimeout(() => void load(), waitMs);
    }

    async function load() {
      const controller = new AbortController();
      current = controller;
      startedAtMs = Date.now();
      const patience = setTimeout(() => controller.abort(), LANDING_TIMEOUT_MS);
      try {
        const content = await fetchLanding(fetchPage, workerUrl, controller.signal);
        // A whole page of content is drawn in slices: a tap meanwhile is answered at once.
        const next = { content, receivedAtMs: Date.now(), problem: null };
        if (!isOver) startTransition(() => setState(next));
      } catch (failure) {
        const problem = failure instanceof Error ? failure.message : UNABLE_TO_LOAD;
        if (!isOver) setState((before) => ({ ...before, problem }));
      }
      clearTimeout(patience);
      current = null;
      schedule();
    }

    void load();
    document.addEventListener('visibilitychange', schedule);
    return () => {
      isOver = true;
      clearTimeout(timer);
      current?.abort();
      document.removeEventListener('visibilitychange', schedule);
    };
  }, [fetchPage, workerUrl]);
  return state;
}
