import Button from '@mui/material/Button';
import { type OutOfRangeChapter } from '../../../domain/chapters/outOfRangeChapters';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';

interface OutOfRangeReportProps {
  outOfRange: readonly OutOfRangeChapter[];
  onFit: () => void;
}

/**
 * Warning about chapters beyond the end of the audio, for instance after a shorter file replaced it. The table marks
 * each of them, so the warning's height does not depend on their number.
 */
export function OutOfRangeReport({ outOfRange, onFit }: OutOfRangeReportProps) {
  if (outOfRange.length === 0) return null;
  const isOne = outOfRange.length === 1;
  const countText = isOne ? '1 chapter' : `${outOfRange.length} chapters`;
  const removed = outOfRange.filter(({ clamped }) => clamped === null).length;
  const cut = outOfRange.length - removed;
  const removedText = `${removed} ${removed === 1 ? 'starts' : 'start'} after the end of the audio and would be removed.`;
  const cutText = `${cut} ${cut === 1 ? 'ends' : 'end'} after the end of the audio and would be cut there.`;
  return (
    <InfoBanner
      tone="warning"
      title={`${countText} ${isOne ? 'does' : 'do'} not fit this recording`}
      action={<Button onClick={onFit}>{cut === 0 ? `Remove ${countText}` : 'Fit all'}</Button>}
    >
      {removed > 0 && removedText} {cut > 0 && cutText}
    </InfoBanner>
  );
}
