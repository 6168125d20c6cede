import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Misfit } from '../../../domain/chapters/chapterRefit';
import { Content } from '../../../ui/content/Content';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';

interface MisfitReportProps {
  misfits: readonly Misfit[];
  language: string;
  onFit: () => void;
}

/** Chapters that lie beyond the end of the audio, as after its file was replaced by a shorter one. */
export function MisfitReport({ misfits, language, onFit }: MisfitReportProps) {
  if (misfits.length === 0) return null;
  const isOne = misfits.length === 1;
  return (
    <InfoBanner
      tone="warning"
      title={`${isOne ? '1 chapter does' : `${misfits.length} chapters do`} not fit this recording`}
      action={<Button onClick={onFit}>Fit all</Button>}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {misfits.map(({ chapter, text, fitted }) => (
          <li key={chapter.id}>
            <Content language={language} fallback="No title">
              {chapter.title}
            </Content>
            {`: ${text} ${fitted === null ? 'It would be removed.' : 'Its end would be moved to the end of the audio.'}`}
          </li>
        ))}
      </Box>
    </InfoBanner>
  );
}
