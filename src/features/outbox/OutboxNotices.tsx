import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectIsFull, selectOpensOffline } from '../../state/model/deviceSlice';
import { selectOutbox, selectUnsentCount } from '../../state/outbox/outboxSlice';
import { InfoBanner } from '../../ui/feedback/InfoBanner';

/** Notices about conditions that hold up the unsent edits or could lose them. */
export function OutboxNotices() {
  const { isPaused, isDurable, sending } = useConsoleSelector(selectOutbox);
  const isFull = useConsoleSelector(selectIsFull);
  const opensOffline = useConsoleSelector(selectOpensOffline);
  const count = useConsoleSelector(selectUnsentCount);
  return (
    <>
      {isPaused && (
        <InfoBanner tone="warning">
          Your session has ended. Sign in again and these edits will be sent.
        </InfoBanner>
      )}
      {!isDurable && (
        <InfoBanner tone="warning">
          This browser cannot store data for the console. Keep this tab open until everything has
          been sent.
        </InfoBanner>
      )}
      {isFull && (
        <InfoBanner tone="warning">
          This device is out of space and keeps nothing. What you save goes straight to the server;
          edits listed here wait until there is space.
        </InfoBanner>
      )}
      {!opensOffline && (
        <InfoBanner>
          This device is not ready yet to open the console without a network. Stay connected for a
          moment, or keep this page open.
        </InfoBanner>
      )}
      {sending === 'by hand' && count > 0 && (
        <InfoBanner>
          This browser cannot send automatically. Press Send now when you are ready.
        </InfoBanner>
      )}
    </>
  );
}
