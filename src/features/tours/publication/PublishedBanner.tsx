import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { readinessIssues } from '../../../domain/tours/readiness';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { type TourView } from '../../../state/select/tourViews';
import { Content } from '../../../ui/content/Content';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { readinessIssueText } from './readinessIssueText';
import { type usePublishing } from './usePublishing';
import { useSectionReadiness } from './useSectionReadiness';

interface PublishedBannerProps extends Pick<ReturnType<typeof usePublishing>, 'undo' | 'dismiss'> {
  tour: TourView;
}

/** A tour that was just published, what is still open in it, and the undo. */
export function PublishedBanner({ tour, undo, dismiss }: PublishedBannerProps) {
  const languages = useConsoleSelector(selectLanguages);
  const { label } = languageNamed(languages, tour.language);
  const issues = readinessIssues(tour, useSectionReadiness(tour));
  const open = issues.map((issue) => readinessIssueText(issue, label)).join(' · ');
  return (
    <InfoBanner
      tone={issues.length > 0 ? 'warning' : 'info'}
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="outlined" color="inherit" onClick={undo}>
            Undo
          </Button>
          <Button color="inherit" onClick={dismiss}>
            Close
          </Button>
        </Box>
      }
    >
      <Content language={tour.language}>{tour.title || '[No Title]'}</Content>
      {issues.length > 0 ? ` is published. Still open: ${open}` : ' is published.'}
    </InfoBanner>
  );
}
