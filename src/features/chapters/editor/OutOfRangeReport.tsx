import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type OutOfRangeChapter } from '../../../domain/chapters/outOfRangeChapters';
import { Content } from '../../../ui/content/Content';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';

interface OutOfRangeReportProps {
  outOfRange: readonly OutOfRangeChapter[];
  language: string;
  onFit: () => void;
}

/**
 * Warning about chapters beyond the end of the audio, as after its file was replaced by a shorter
 * one.
 */
export function OutOfRangeReport({ outOfRange, language, onFit }: OutOfRangeReportProps) {
  if (outOfRange.length === 0) return null;
  const isOne = outOfRange.length === 1;
  const countText = isOne ? '1 chapter' : `${outOfRange.length} chapters`;
  const areAllRemoved = outOfRange.every(({ clamped }) => clamped === null);
  return (
    <InfoBanner
      tone="warning"
      title={`${countText} ${isOne ? 'does' : 'do'} not fit this recording`}
      action={<Button onClick={onFit}>{areAllRemoved ? `Remove ${countText}` : 'Fit all'}</Button>}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {outOfRange.map(({ chapter, text, clamped }) => (
          <li key={chapter.id}>
            <Content language={language} fallback="No title">
              {chapter.title}
            </Content>
            {`: ${text} ${clamped === null ? 'It would be removed.' : 'Its end would be moved to the end of the audio.'}`}
          </li>
        ))}
      </Box>
    </InfoBanner>
  );
}
