import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { readinessIssues } from '../../../domain/tours/readiness';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectIsOffline } from '../../../state/reachability/reachabilitySlice';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { selectTour } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { Content } from '../../../ui/content/Content';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { readinessIssueText } from './readinessIssueText';
import { type usePublishToggleWithBanner } from './usePublishToggleWithBanner';
import { useSectionReadiness } from './useSectionReadiness';

export interface PublishedBannerProps extends Pick<
  ReturnType<typeof usePublishToggleWithBanner>,
  'undo' | 'dismiss'
> {
  tour: TourView;
}

/** Predicate of the sentence about the tour; distinguishes an unsent edit from an actual publication. */
function usePublicationText({ id, language }: TourView): string {
  const saveState = useConsoleSelector((state) => selectTour(state, id, language)?.saveState);
  const isOffline = useConsoleSelector(selectIsOffline);
  if (saveState === 'needs you')
    return 'is not published yet: this needs your decision under Unsent edits.';
  if (saveState !== 'saved here') return 'is published.';
  return isOffline
    ? 'will be published when the connection is back.'
    : 'will be published once this edit is sent.';
}

/** Banner for a tour just published: remaining readiness issues, and undo. */
export function PublishedBanner({ tour, undo, dismiss }: PublishedBannerProps) {
  const languages = useConsoleSelector(selectLanguages);
  const { label } = languageNamed(languages, tour.language);
  const issues = readinessIssues(tour, useSectionReadiness(tour));
  const open = issues.map((issue) => readinessIssueText(issue, label)).join(' · ');
  const text = usePublicationText(tour);
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
      {issues.length > 0 ? ` ${text} Still open: ${open}` : ` ${text}`}
    </InfoBanner>
  );
}
