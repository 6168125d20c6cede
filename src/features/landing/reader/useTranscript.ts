import { useEffect, useState } from 'react';
import { type SampleTranscript } from '../../../domain/tours/landing';
import { type FetchPage } from '../../../state/api/services';
import { fetchTranscript } from './fetchTranscript';

/** Transcript of a sample, null until loaded; `retry` repeats a failed request. */
export function useTranscript(fetchPage: FetchPage, workerUrl: string, id: string | null) {
  const [attempt, setAttempt] = useState(0);
  const [transcript, setTranscript] = useState<SampleTranscript | null>(null);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  useEffect(() => {
    if (id === null) return;
    const stop = new AbortController();
    fetchTranscript(fetchPage, workerUrl, id, stop.signal)
      .then(setTranscript)
      .catch(() => {
        if (!stop.signal.aborted) setFailedAttempt(attempt);
      });
    return () => stop.abort();
  }, [fetchPage, workerUrl, id, attempt]);
  return {
    transcript,
    hasFailed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
