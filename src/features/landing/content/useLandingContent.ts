import { startTransition, useEffect, useRef, useState } from 'react';
import { type LandingContent } from '../../../domain/tours/landing';
import { type FetchPage } from '../../../state/api/services';
import { fetchLanding, LANDING_TIMEOUT_MS, UNABLE_TO_LOAD } from './fetchLanding';
import { type LandingFilter } from './useLandingFilter';

export const LANDING_REFRESH_MS = 60_000;

export interface LandingState {
  content: LandingContent | null;
  /** Language and number of tours of the loaded content. */
  language: string;
  limit: number;
  /** Time of the response in epoch milliseconds. */
  receivedAtMs: number;
  /** Reason why the latest request failed; earlier content is kept. Null otherwise. */
  problem: string | null;
}

/**
 * Loads the content in the language of a filter, then polls once a minute while the page is visible and not paused.
 * Choosing the same filter again retries a failed request.
 */
export function useLandingContent(
  fetchPage: FetchPage,
  workerUrl: string,
  filter: LandingFilter,
  limit: number,
  isPaused: boolean,
): LandingState {
  const [state, setState] = useState<LandingState>({
    content: null,
    language: '',
    limit: 0,
    receivedAtMs: 0,
    problem: null,
  });
  const lastRequest = useRef({ language: '', limit: 0, atMs: 0 });
  useEffect(() => {
    const { language } = filter;
    let current: AbortController | null = null;
    let isUnmounted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function schedule() {
      clearTimeout(timer);
      if (isUnmounted || current !== null || isPaused) return;
      if (document.visibilityState === 'hidden') return;
      const waitMs = Math.max(0, lastRequest.current.atMs + LANDING_REFRESH_MS - Date.now());
      timer = setTimeout(() => void load(), waitMs);
    }

    async function load() {
      const controller = new AbortController();
      current = controller;
      lastRequest.current = { language, limit, atMs: Date.now() };
      const query = { language, limit };
      const timeout = setTimeout(() => controller.abort(), LANDING_TIMEOUT_MS);
      try {
        const content = await fetchLanding(fetchPage, workerUrl, query, controller.signal);
        // A transition renders the page in slices, so that a tap gets immediate feedback.
        const next = { content, language, limit, receivedAtMs: Date.now(), problem: null };
        if (!isUnmounted) startTransition(() => setState(next));
      } catch (failure) {
        const problem = failure instanceof Error ? failure.message : UNABLE_TO_LOAD;
        if (!isUnmounted) {
          // Marks the query as unanswered, so that choosing the same filter again requests it again.
          lastRequest.current.limit = 0;
          setState((previous) => ({ ...previous, problem }));
        }
      }
      clearTimeout(timeout);
      current = null;
      schedule();
    }

    // The query may already be loaded, with only the polling paused.
    if (lastRequest.current.language === language && lastRequest.current.limit === limit)
      schedule();
    else {
      setState((previous) => ({ ...previous, problem: null }));
      void load();
    }
    document.addEventListener('visibilitychange', schedule);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      if (current !== null) lastRequest.current.limit = 0;
      current?.abort();
      document.removeEventListener('visibilitychange', schedule);
    };
  }, [fetchPage, workerUrl, filter, limit, isPaused]);
  return state;
}
