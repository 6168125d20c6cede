import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { type ChapterProposal } from '../../../domain/chapterFormats/chapterProposals';
import { formatTimecode } from '../../../domain/text/duration';
import { Content } from '../../../ui/content/Content';
import { formatTimeInput } from '../edits/timecodeInput';

interface ReviewRowProps {
  proposal: ChapterProposal;
  language: string;
  /** True when any time of the list has decimals. */
  hasDecimals: boolean;
  isSelected: boolean;
  /** Reason why the proposal cannot be added to the existing chapters; null when it can. */
  problem: string | null;
  /** Note about the chapter that the proposal would change; null for none. */
  change: string | null;
  onSelect: (isSelected: boolean) => void;
  /** Called on focus, to seek to the proposed start. */
  onGoTo: () => void;
}

/** Row of a proposed chapter, with a check box that accepts it. */
export function ReviewRow(props: ReviewRowProps) {
  const { proposal, language, hasDecimals, isSelected, problem, change, onSelect, onGoTo } = props;
  const { startMs, endMs, title, note, rejection } = proposal;
  const isRejected = rejection !== null;
  const isBlocked = problem !== null;
  const spanIn = (format: (ms: number) => string) =>
    isRejected ? '–' : `${format(startMs)}${endMs === null ? '' : ` to ${format(endMs)}`}`;
  const span = spanIn(formatTimeInput);
  return (
    <Box
      component="li"
      data-blocked={isBlocked || undefined}
      tabIndex={isBlocked ? -1 : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: '32px minmax(72px, max-content) minmax(120px, 1fr) minmax(0, 1fr)',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 32,
        borderRadius: '4px',
        fontSize: 13,
        '&:focus-within': { backgroundColor: 'var(--accent-tint)' },
      }}
    >
      <Checkbox
        size="small"
        checked={isSelected && !isBlocked}
        disabled={isBlocked}
        onFocus={isBlocked ? undefined : onGoTo}
        onChange={(_event, isOn) => onSelect(isOn)}
        sx={{ justifySelf: 'center', m: 0, borderRadius: '4px' }}
        slotProps={{ input: { 'aria-label': `${title}, ${span}` } }}
      />
      <Box component="span" className="number" sx={{ whiteSpace: 'nowrap' }}>
        {spanIn((ms) => formatTimecode(ms, hasDecimals))}
      </Box>
      <Content language={language} lines={1}>
        {title}
      </Content>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        {[note, change].filter((text) => text !== null).join(' · ')}
        {isBlocked && (
          <Box
            component="span"
            sx={{ color: 'error.main', ml: note === null && change === null ? 0 : 1 }}
          >
            {problem}
          </Box>
        )}
      </Box>
    </Box>
  );
}
