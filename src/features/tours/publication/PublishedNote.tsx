import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { Content } from '../../../ui/content/Content';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { readinessIssueText } from './readinessIssueText';
import { type usePublishing } from './usePublishing';

type PublishedNoteProps = Pick<ReturnType<typeof usePublishing>, 'published' | 'undo' | 'dismiss'>;

/** Open points of a tour that was just published, and the undo. */
export function PublishedNote({ published, undo, dismiss }: PublishedNoteProps) {
  const languages = useConsoleSelector(selectLanguages);
  if (published === null) return null;
  const { tour, issues } = published;
  const { label } = languageNamed(languages, tour.language);
  return (
    <InfoBanner
      tone="warning"
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
      <Content language={tour.language}>{tour.title || '[No Title]'}</Content> is published. Still
      open: {issues.map((issue) => readinessIssueText(issue, label)).join(' · ')}
    </InfoBanner>
  );
}
