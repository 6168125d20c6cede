import { useRef, useState } from 'react';
import { type NotificationDraft } from '../../../domain/people/notification';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { notificationsEndpoints } from '../../../state/endpoints/notificationsEndpoints';
import { selectPerson } from '../../../state/session/sessionSlice';
import { problemOf } from '../../../state/api/problemOf';
import { toSendOutcome, type SendOutcome } from './sendOutcome';
import { recordSent } from './sentNotifications';

const { sendNotification } = notificationsEndpoints.endpoints;

/** The last notification that was or should have been sent, with its outcome. */
interface SentOutcome {
  draft: NotificationDraft;
  outcome: SendOutcome;
}

/** Sends a notification at most once: no concurrent requests, no automatic retry. */
export function useSending() {
  const dispatch = useConsoleDispatch();
  const personId = useConsoleSelector(selectPerson)?.id ?? '';
  const isInFlight = useRef(false);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<SentOutcome | null>(null);

  const send = async (draft: NotificationDraft): Promise<SendOutcome | null> => {
    if (isInFlight.current) return null;
    isInFlight.current = true;
    setSending(true);
    setSent(null);
    try {
      const response = await dispatch(sendNotification.initiate(draft, { track: false }));
      const result = toSendOutcome(response.error ? problemOf(response.error) : response.data);
      if (result.kind !== 'failed') {
        const sentCount = result.kind === 'sent' ? result.result.sent_count : null;
        recordSent(personId, draft, { atMs: Date.now(), sentCount });
      }
      setSent({ draft, outcome: result });
      return result;
    } finally {
      isInFlight.current = false;
      setSending(false);
    }
  };
  return { send, isSending, sent, forgetSent: () => setSent(null) };
}
