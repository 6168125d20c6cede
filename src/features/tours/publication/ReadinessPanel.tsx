import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { readinessIssuePath } from '../../../domain/tours/readinessIssuePath';
import { readinessIssues } from '../../../domain/tours/readiness';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { type TourView } from '../../../state/select/tourViews';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { readinessIssueText } from './readinessIssueText';
import { useSectionReadiness } from './useSectionReadiness';

/** Readiness issues before or after publishing, each linked to the place to fix it. */
export function ReadinessPanel({ tour }: { tour: TourView }) {
  const languages = useConsoleSelector(selectLanguages);
  const sections = useSectionReadiness(tour);
  const issues = readinessIssues(tour, sections);
  const { label } = languageNamed(languages, tour.language);
  if (issues.length === 0) {
    if (sections === null || tour.is_published) return null;
    return (
      <Box
        role="note"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          color: 'text.secondary',
          fontSize: 13,
        }}
      >
        <CheckCircle aria-hidden sx={{ fontSize: 16, color: 'var(--success-text)' }} />
        Complete in {label}. Ready to publish.
      </Box>
    );
  }
  return (
    <Box component="section" aria-label="Open issues">
      <InfoBanner
        tone={tour.is_published ? 'info' : 'warning'}
        title={tour.is_published ? `Open issues in ${label}` : `Before publishing in ${label}`}
      >
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25, display: 'grid' }}>
          {issues.map((issue) => (
            <li key={issue.kind}>
              <Link
                component={RouterLink}
                to={readinessIssuePath(issue, tour.id)}
                color="inherit"
                underline="always"
                sx={{ display: 'inline-block', py: '2px', fontWeight: 400, verticalAlign: 'top' }}
              >
                {readinessIssueText(issue, label)}
              </Link>
            </li>
          ))}
        </Box>
      </InfoBanner>
    </Box>
  );
}
