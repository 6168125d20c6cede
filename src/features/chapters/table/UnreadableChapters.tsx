import Box from '@mui/material/Box';
import { formatTimecode } from '../../../domain/text/duration';
import { type UnreadableChapter } from '../../../state/endpoints/chaptersEndpoints';
import { Content } from '../../../ui/content/Content';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { CANNOT_BE_EDITED } from '../saving/saveMessages';

interface UnreadableChaptersProps {
  chapters: readonly UnreadableChapter[];
  language: string;
}

/** Chapters that the worker returns without an id or a start, listed beside the editable ones. */
export function UnreadableChapters({ chapters, language }: UnreadableChaptersProps) {
  if (chapters.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Chapters that cannot be edited"
      sx={{ m: 0, p: 1.5, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {chapters.map(({ title, startSeconds }, index) => (
        // These chapters have no id; the index is their position in the response.
        <li key={index}>
          <InfoBanner tone="warning">
            <Box component="span" sx={{ fontWeight: 600 }}>
              <Content language={language}>{title || '[No Title]'}</Content>
            </Box>
            {startSeconds !== null && ` at ${formatTimecode(startSeconds * 1000)}`}:{' '}
            {CANNOT_BE_EDITED}
          </InfoBanner>
        </li>
      ))}
    </Box>
  );
}
