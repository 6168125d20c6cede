import { Fragment, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '../../domain/text/date';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { entryReason } from '../../state/outbox/entryReason';
import { discardEntry, retryEntry } from '../../state/sync/outboxActions';
import { saveStateOf, type OutboxEntry } from '../../state/outbox/outboxEntry';
import { type RecordName } from '../../state/select/recordNames';
import { recreateEntry, recreationOf } from '../../state/sync/recreationOf';
import { resolveConflict } from '../../state/undo/resolveConflict';
import { ConfirmDialog } from '../../ui/feedback/confirm/ConfirmDialog';
import { Content } from '../../ui/content/Content';
import { SaveStateChip } from '../../ui/feedback/SaveStateChip';
import { RefusableButton } from '../../ui/controls/RefusableButton';
import { EntryDifferences } from './EntryDifferences';
import { NextAttempt } from './NextAttempt';
import { describeEntry, isSameDescription } from './describeEntry';

const retryLabels: Partial<Record<OutboxEntry['state'], string>> = {
  old: 'Yes, send it',
  unsure: 'Send it again',
};

const quiet = { color: 'text.secondary', fontSize: 13 };

/** Suffix as in 'in The Garden, Taj Mahal'; nothing for a tour. */
function ParentNames({ parents }: { parents: readonly RecordName[] }) {
  if (parents.length === 0) return null;
  return (
    <Box sx={quiet}>
      in{' '}
      {parents.map((parent, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <Content language={parent.language}>{parent.title}</Content>
        </Fragment>
      ))}
    </Box>
  );
}

interface EntryButtonsProps {
  entry: OutboxEntry;
  canRecreate: boolean;
  isHeldUp: boolean;
  /** Reason why sending is unavailable; null when available. */
  sendRefusal: string | null;
  onDiscard: () => void;
}

/** Buttons of an edit. A disabled button keeps the focus, as pressing it may have caused that. */
function EntryButtons(props: EntryButtonsProps) {
  const { entry, canRecreate, isHeldUp, sendRefusal, onDiscard } = props;
  const { id, state, attempts } = entry;
  const dispatch = useConsoleDispatch();
  const sendingRefusal = state === 'sending' ? 'Being sent' : null;
  const retryLabel = retryLabels[state] ?? (attempts === 0 ? 'Send' : 'Try again');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {canRecreate && (
        <Button
          size="small"
          variant="contained"
          color="primary"
          onClick={() => void dispatch(recreateEntry(id))}
        >
          Create again
        </Button>
      )}
      {state !== 'conflict' && !isHeldUp && (
        <RefusableButton
          size="small"
          variant="outlined"
          refusal={sendingRefusal ?? sendRefusal}
          onClick={() => void dispatch(retryEntry(id))}
        >
          {retryLabel}
        </RefusableButton>
      )}
      <RefusableButton
        size="small"
        variant="outlined"
        color="error"
        refusal={sendingRefusal}
        onClick={onDiscard}
      >
        Discard
      </RefusableButton>
    </Box>
  );
}

interface OutboxEntryItemProps {
  entry: OutboxEntry;
  /** True while an earlier edit awaits a decision, which blocks this one. */
  isHeldUp: boolean;
  /** Reason why sending is unavailable; null when available. */
  sendRefusal: string | null;
}

/** Unsent edit: its changes, the reason why it is still unsent, and its actions. */
export function OutboxEntryItem({ entry, isHeldUp, sendRefusal }: OutboxEntryItemProps) {
  const { id, createdAt } = entry;
  const dispatch = useConsoleDispatch();
  const { summary, title, language, fallback, parents, path } = useConsoleSelector(
    (rootState) => describeEntry(rootState, entry),
    isSameDescription,
  );
  const canRecreate = useConsoleSelector((rootState) => recreationOf(rootState, entry) !== null);
  const [isConfirming, setIsConfirming] = useState(false);
  const titleContent = (
    <Content language={language} lines={1} fallback={fallback}>
      {title}
    </Content>
  );
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, py: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', flexWrap: 'wrap', gap: '8px 16px' }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Box sx={{ fontWeight: 500 }}>
            {path === null ? (
              titleContent
            ) : (
              <Link component={RouterLink} to={path} color="inherit">
                {titleContent}
              </Link>
            )}
          </Box>
          <ParentNames parents={parents} />
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px' }}>
            <span>{summary}</span>
            <SaveStateChip state={saveStateOf(entry)} isDecidedHere />
            <Box component="time" sx={{ ...quiet, whiteSpace: 'nowrap' }}>
              {formatDateTime(createdAt)}
            </Box>
          </Box>
          <Box sx={{ ...quiet, mt: 0.5 }}>
            {isHeldUp ? 'Waiting for your decision above.' : entryReason(entry)}
            {canRecreate &&
              ' It can be created again with the texts stored here, but without its covers and recordings.'}
            {sendRefusal === null && !isHeldUp && <NextAttempt entry={entry} />}
          </Box>
        </Box>
        <EntryButtons
          entry={entry}
          canRecreate={canRecreate}
          isHeldUp={isHeldUp}
          sendRefusal={sendRefusal}
          onDiscard={() => setIsConfirming(true)}
        />
      </Box>
      <EntryDifferences
        entry={entry}
        language={language}
        onResolve={(choices) => void dispatch(resolveConflict(id, choices))}
      />
      <ConfirmDialog
        open={isConfirming}
        title="Discard this edit?"
        text={
          entry.temporaryId === null
            ? 'It will not be sent and cannot be restored.'
            : 'Neither it nor any later change to it will be sent, and they cannot be restored.'
        }
        confirmLabel="Discard"
        tone="danger"
        onConfirm={() => {
          setIsConfirming(false);
          void dispatch(discardEntry(id));
        }}
        onClose={() => setIsConfirming(false)}
      />
    </Box>
  );
}
