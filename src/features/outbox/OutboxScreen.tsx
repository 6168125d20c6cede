import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import {
  selectOfflineRefusal,
  selectReachability,
} from '../../state/reachability/reachabilitySlice';
import { withdrawn } from '../../state/model/noticesSlice';
import { sendUnsent } from '../../state/sync/outboxActions';
import { NEEDS_DECISION_TEXT } from '../../state/sync/saveEdits';
import { isHeldUp } from '../../state/outbox/nextStep';
import { needsDecision } from '../../state/outbox/outboxEntry';
import {
  selectDecisionCount,
  selectOutbox,
  selectUnsentCount,
} from '../../state/outbox/outboxSlice';
import { RefusableButton } from '../../ui/controls/RefusableButton';
import { downloadFile } from '../../ui/dom/downloadFile';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageBody } from '../../ui/shell/PageBody';
import { PageHeader } from '../../ui/shell/PageHeader';
import { OutboxEntryItem } from './OutboxEntryItem';
import { OutboxNotices } from './OutboxNotices';
import { useEntryFocus } from './useEntryFocus';
import { UnreadableItem } from './UnreadableItem';

const mainButton = { variant: 'contained', color: 'primary' } as const;
const otherButton = { variant: 'outlined' } as const;

const NOTHING_TO_SEND = 'Nothing can be sent before you have decided';

/** Closes the notice that links here: it would cover the buttons of the edit in question. */
function useNoticeWithdrawal(): void {
  const dispatch = useConsoleDispatch();
  const hasDecisions = useConsoleSelector(selectDecisionCount) > 0;
  useEffect(() => {
    if (hasDecisions) dispatch(withdrawn(NEEDS_DECISION_TEXT));
  }, [dispatch, hasDecisions]);
}

/** Page of all edits stored on this device and not yet sent. */
export function OutboxScreen() {
  const dispatch = useConsoleDispatch();
  const { entries, unreadable } = useConsoleSelector(selectOutbox);
  const count = useConsoleSelector(selectUnsentCount);
  const refusal = useConsoleSelector(selectOfflineRefusal);
  const { cause } = useConsoleSelector(selectReachability);
  // An unresponsive server may have recovered, so sending stays available: the server itself decides.
  const sendRefusal = cause === 'no network' ? refusal : null;
  const hasSendable = entries.some((entry) => !needsDecision(entry) && !isHeldUp(entry, entries));
  const allRefusal = sendRefusal ?? (hasSendable ? null : NOTHING_TO_SEND);
  const [isSending, setIsSending] = useState(false);
  const entryFocus = useEntryFocus(count);
  useNoticeWithdrawal();
  const send = async () => {
    setIsSending(true);
    await dispatch(sendUnsent());
    setIsSending(false);
  };
  const exportAll = () => {
    const exported = [...entries, ...unreadable.map(({ raw }) => raw)];
    downloadFile('unsent-edits.json', JSON.stringify(exported, null, 2), 'application/json');
  };
  return (
    <>
      <PageHeader
        title="Unsent edits"
        meta={count > 0 ? <span>{count}</span> : undefined}
        actions={
          count > 0 && (
            <>
              <Button variant="outlined" onClick={exportAll}>
                Export JSON
              </Button>
              <RefusableButton
                {...(refusal === null && hasSendable ? mainButton : otherButton)}
                refusal={isSending ? 'Being sent' : allRefusal}
                onClick={() => void send()}
              >
                {isSending ? 'Sending…' : 'Send now'}
              </RefusableButton>
            </>
          )
        }
      />
      <PageBody>
        <OutboxNotices />
        {count === 0 ? (
          <EmptyState
            icon={<DoneAllOutlined />}
            title="Everything has been sent"
            text="Changes made offline wait here until they can be sent."
          />
        ) : (
          <Box
            component="ul"
            {...entryFocus}
            aria-label="Unsent edits"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              '& > li + li': { borderTop: '1px solid var(--line)' },
            }}
          >
            {entries.map((entry) => (
              <OutboxEntryItem
                key={entry.id}
                entry={entry}
                isHeldUp={isHeldUp(entry, entries)}
                sendRefusal={sendRefusal}
              />
            ))}
            {unreadable.map((entry) => (
              <UnreadableItem key={entry.id} entry={entry} />
            ))}
          </Box>
        )}
      </PageBody>
    </>
  );
}
