import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { type NotificationProgress } from '../../../domain/people/notification';
import { notificationsEndpoints } from '../../../state/endpoints/notificationsEndpoints';
import { type SendOutcome } from './sendOutcome';

const { getNotificationProgress, stopNotification } = notificationsEndpoints.endpoints;
const POLL_MS = 2000;

export interface Progress {
  latest: NotificationProgress;
  /** Absent while the stop is being requested. */
  stop?: () => void;
}

/** Progress of a notification that was still being sent at its response; null when the worker does not report it. */
export function useProgress(outcome: SendOutcome): Progress | null {
  const id = outcome.kind === 'sent' ? outcome.result.id : undefined;
  const [endedId, setEndedId] = useState<string | null>(null);
  const pollingInterval = id === endedId ? 0 : POLL_MS;
  const { currentData: latest } = getNotificationProgress.useQuery(id ?? skipToken, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  const [stop, { isLoading }] = stopNotification.useMutation();
  if (latest === undefined || id === undefined) return null;
  // The response with the final state ends the polling.
  if (latest.state !== 'sending' && endedId !== id) setEndedId(id);
  return { latest, stop: isLoading ? undefined : () => void stop(id) };
}
