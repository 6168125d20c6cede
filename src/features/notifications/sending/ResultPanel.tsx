import { useEffect, useRef, type ReactNode } from 'react';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import Send from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import {
  type NotificationDraft,
  type NotificationProgress,
  type NotificationResult,
} from '../../../domain/people/notification';
import { countOf, formatCount } from '../../../domain/text/count';
import { Content } from '../../../ui/content/Content';
import { RunProgressBar } from '../../../ui/feedback/RunPanel';
import { EVERYONE } from '../targets/routeActions';
import { type SendOutcome } from './sendOutcome';
import { useProgress, type Progress } from './useProgress';

type SendCounts = NotificationResult | NotificationProgress;

/**
 * Users in no other count: without a device, or with one that did not respond. Null for none, and while the response
 * comes from a queue that is still sending.
 */
function unreachedCount(result: SendCounts): number | null {
  const { total_users: total, sent_count: sent, failed_count: failed } = result;
  const isProgress = 'pending_count' in result;
  if (!isProgress && result.id !== undefined) return null;
  if (total === null || sent === null || failed === null) return null;
  const rest = total - sent - failed - (isProgress ? result.pending_count : 0);
  return rest > 0 ? rest : null;
}

const FAILED = 'Failed';

const colorOf = (label: string, count: number) =>
  label === FAILED && count > 0 ? 'var(--warning-text)' : undefined;

function Counts({ result }: { result: SendCounts }) {
  const counts = [
    ['Total users', result.total_users],
    ['Sent successfully', result.sent_count],
    [FAILED, result.failed_count],
    ['No device or no answer', unreachedCount(result)],
  ] as const;
  const known = counts.flatMap(([label, count]) =>
    count === null ? [] : [[label, count] as const],
  );
  if (known.length === 0) return null;
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 32px', m: 0, mt: 1 }}>
      {known.map(([label, count]) => (
        <div key={label}>
          <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontSize: 16, fontWeight: 600, color: colorOf(label, count) }}
          >
            {formatCount(count)}
          </Box>
        </div>
      ))}
    </Box>
  );
}

const UNKNOWN_BECAUSE = {
  lost: 'The connection was lost before the answer arrived',
  silent: 'The server has not answered for 30 seconds',
  unreadable: 'The answer could not be read',
};

const MAY_BE_SENT = 'Some users may have received it. Check before sending again.';

interface OutcomeContent {
  tone: 'success' | 'warning' | 'danger';
  icon: ReactNode;
  title: string;
  body: ReactNode;
}

/** Tone, icon and title of a sent notification: partial failures show only in the counts. */
const sentContent = ({ sent_count: sent, failed_count: failed }: SendCounts) =>
  sent === 0 && failed !== null && failed > 0
    ? ({ tone: 'warning', icon: <ErrorOutlined />, title: 'No one received it' } as const)
    : ({ tone: 'success', icon: <CheckCircleOutlined />, title: 'Success!' } as const);

/** Content for a notification still being sent at the time of its response. */
function progressContent({ latest, stop }: Progress): OutcomeContent {
  const { state, total_users, pending_count } = latest;
  const counts = <Counts result={latest} />;
  if (state !== 'sending') {
    const isStopped = state === 'stopped';
    return {
      ...sentContent(latest),
      ...(isStopped && { tone: 'warning', icon: <CheckCircleOutlined />, title: 'Stopped' }),
      body: (
        <>
          {`Notification sent to ${countOf(latest.sent_count, 'user')}`}
          {isStopped &&
            `; ${countOf(pending_count, 'user')} ${pending_count === 1 ? 'does' : 'do'} not receive it.`}
          {counts}
        </>
      ),
    };
  }
  const tried = total_users - pending_count;
  return {
    tone: 'success',
    icon: <Send />,
    title: 'Sending',
    body: (
      <>
        <Box sx={{ mt: 1 }}>
          <RunProgressBar
            label={`${formatCount(tried)} of ${countOf(total_users, 'user')}`}
            completed={tried}
            total={total_users}
            onStop={stop}
          />
        </Box>
        {counts}
      </>
    ),
  };
}

function outcomeContent(outcome: SendOutcome, progress: Progress | null): OutcomeContent {
  if (progress !== null) return progressContent(progress);
  switch (outcome.kind) {
    case 'sent':
      return {
        ...sentContent(outcome.result),
        body: (
          <>
            {outcome.result.message || 'The notification was handed over for sending.'}
            <Counts result={outcome.result} />
          </>
        ),
      };
    case 'failed':
      return {
        tone: 'danger',
        icon: <ErrorOutlined />,
        title: 'Error',
        body: (
          <>
            <div>{outcome.message}</div>
            {outcome.mayBeSent && <div>{MAY_BE_SENT}</div>}
          </>
        ),
      };
    case 'unknown':
      return {
        tone: 'warning',
        icon: <HelpOutlined />,
        title: 'Outcome unknown',
        body: `${UNKNOWN_BECAUSE[outcome.why]}: the notification may have been sent. It is not sent again automatically. Check on a phone before you send it again.`,
      };
  }
}

interface ResultPanelProps {
  /** The notification that the outcome is about: the form may already hold the next one. */
  draft: NotificationDraft;
  outcome: SendOutcome;
  onClose: () => void;
}

/** Outcome of a sent notification; takes the focus, as the form may have been reset. */
export function ResultPanel({ draft, outcome, onClose }: ResultPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // The panel is at the top of the page, so its end brings the heading into view as well.
    panel.current?.scrollIntoView?.({ block: 'end' });
  }, [outcome]);
  const { tone, icon, title, body } = outcomeContent(outcome, useProgress(outcome));
  const language = draft.target_language === EVERYONE ? 'und' : draft.target_language;
  return (
    <Box
      ref={panel}
      role={tone === 'danger' ? 'alert' : 'status'}
      aria-label={title}
      data-tone={tone}
      tabIndex={-1}
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        maxWidth: 640,
        border: `1px solid var(--${tone}-line)`,
        borderRadius: 1,
        backgroundColor: `var(--${tone}-tint)`,
        fontSize: 13,
      }}
    >
      <Box aria-hidden sx={{ color: `var(--${tone}-text)` }}>
        {icon}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>
          “<Content language={language}>{draft.title}</Content>”
        </Box>
        {body}
      </Box>
      <IconButton aria-label="Close" onClick={onClose} sx={{ p: '4px', alignSelf: 'start' }}>
        <Close sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
}
