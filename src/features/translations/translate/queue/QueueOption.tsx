import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { countOf, formatCount } from '../../../../domain/text/count';
import { type SectionCounts } from '../../../../domain/tours/translationState';
import { type TourView } from '../../../../state/select/tourViews';
import { Content } from '../../../../ui/content/Content';
import { StatusChip } from '../../../../ui/feedback/StatusChip';
import { type QueueState } from './queueStates';

interface QueueOptionProps {
  tour: TourView;
  /** 1-based position in the queue; null for a tour complete from the start. */
  position: number | null;
  state: QueueState;
  isOpen: boolean;
  /** True with an unsaved draft on this device. */
  hasDraft: boolean;
  /** Section counts in the target language; null until loaded. */
  counts: SectionCounts | null;
  /** Number of texts whose source changed after the translation. */
  outdatedCount: number;
  /** Number of texts to translate; null until the sections are loaded in the source language. */
  textCount: number | null;
}

const stateLabels: Record<QueueState, string | null> = {
  none: null,
  started: 'Started',
  outdated: null,
  done: 'Done',
};

/**
 * Progress as in '3 of 8 sections, 1 text outdated'; for a tour not started, its number of texts; null when unknown.
 */
function progressText(props: QueueOptionProps): string | null {
  const { state, counts, outdatedCount, textCount } = props;
  if (state === 'none') return textCount === null ? null : countOf(textCount, 'text');
  const outdated = outdatedCount === 0 ? [] : [`${countOf(outdatedCount, 'text')} outdated`];
  if (state === 'outdated' || counts === null || counts.sections === 0) return outdated[0] ?? null;
  const { withTitle, sections } = counts;
  return [`${formatCount(withTitle)} of ${countOf(sections, 'section')}`, ...outdated].join(', ');
}

/** List item of a tour in the queue: position, name and progress. */
export function QueueOption(props: QueueOptionProps) {
  const { tour, position, state, isOpen, hasDraft } = props;
  const { title, language, primary_language, city } = tour;
  const lines = [isOpen ? 'Open' : stateLabels[state], progressText(props)];
  return (
    <>
      <Box
        sx={{
          flex: 'none',
          width: 36,
          mr: 1.5,
          textAlign: 'end',
          fontSize: 12,
          fontVariantNumeric: 'tabular-nums',
          color: 'text.secondary',
        }}
      >
        {position !== null && formatCount(position)}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Content language={language} lines={1} fallback="[No Title]">
          {title}
        </Content>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          <Content language={primary_language} lines={1}>
            {city}
          </Content>
        </Box>
      </Box>
      {hasDraft && (
        <Box sx={{ flex: 'none', ml: 1 }}>
          <StatusChip tone="warning">Unsaved</StatusChip>
        </Box>
      )}
      <Box
        sx={{
          flex: 'none',
          ml: 1.5,
          textAlign: 'end',
          fontSize: 12,
          fontVariantNumeric: 'tabular-nums',
          color: 'text.secondary',
        }}
      >
        {lines.map((line, index) => (
          <Box
            key={index}
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: 0.5 }}
          >
            {line === 'Done' && <Check aria-hidden sx={{ fontSize: 16 }} />}
            {line}
          </Box>
        ))}
      </Box>
    </>
  );
}
