import { useRef, useState } from 'react';
import { type NotificationDraft } from '../../../domain/people/notification';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { notificationsEndpoints } from '../../../state/endpoints/notificationsEndpoints';
import { problemOf } from '../../../state/api/problemOf';
import { outcomeOf, type SendOutcome } from './sendOutcome';
import { rememberSent } from './sentNotifications';

const { sendNotification } = notificationsEndpoints.endpoints;

/** Sends a notification once: not twice at a time, and never again by itself. */
export function useSending() {
  const dispatch = useConsoleDispatch();
  const isLocked = useRef(false);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);

  const send = async (draft: NotificationDraft): Promise<SendOutcome | null> => {
    if (isLocked.current) return null;
    isLocked.current = true;
    setSending(true);
    setOutcome(null);
    try {
      const answer = await dispatch(sendNotification.initiate(draft, { track: false }));
      const result = outcomeOf(answer.error ? problemOf(answer.error) : answer.data);
      if (result.kind !== 'failed') {
        const sentCount = result.kind === 'sent' ? result.result.sent_count : null;
        rememberSent(draft, { atMs: Date.now(), sentCount });
      }
      setOutcome(result);
      return result;
    } finally {
      isLocked.current = false;
      setSending(false);
    }
  };
  return { send, isSending, outcome, forgetOutcome: () => setOutcome(null) };
}
