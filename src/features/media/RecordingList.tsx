import { useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Language } from '../../domain/languages/language';
import { type Media } from '../../domain/tours/media';
import { languageNamed } from '../../state/select/selectLanguages';
import { type RecordingGroup } from './groupRecordings';
import { RecordingRow, type RecordingActions } from './RecordingRow';

interface RecordingListProps extends RecordingActions {
  groups: readonly RecordingGroup[];
  languages: readonly Language[];
  open: Media | null;
}

const listStyle = { m: 0, p: 0, listStyle: 'none' };

function PreviousRecordings({
  group,
  language,
  open,
  ...actions
}: { group: RecordingGroup; language: Language; open: Media | null } & RecordingActions) {
  const { previous } = group;
  const hasOpen = previous.some((media) => media.id === open?.id);
  const [isExpanded, setIsExpanded] = useState(false);
  const isShown = isExpanded || hasOpen;
  return (
    <Box sx={{ pb: 0.5 }}>
      <Button
        aria-expanded={isShown}
        aria-label={`Previous ${language.label} recordings (${previous.length})`}
        onClick={() => setIsExpanded(!isShown)}
        startIcon={<ExpandMore sx={{ transform: isShown ? 'none' : 'rotate(-90deg)' }} />}
        sx={{ ml: 1, height: 24, fontSize: 12, color: 'text.secondary' }}
      >
        {`Previous (${previous.length})`}
      </Button>
      {isShown && (
        <Box component="ul" sx={listStyle}>
          {previous.map((media) => (
            <li key={media.id}>
              <RecordingRow
                media={media}
                language={language}
                isOpen={media.id === open?.id}
                isPrevious
                {...actions}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Recordings of a section, one row per language; previous ones collapsed below. */
export function RecordingList({ groups, languages, open, ...actions }: RecordingListProps) {
  return (
    <Box
      component="ul"
      aria-label="Recordings"
      sx={{
        ...listStyle,
        border: '1px solid var(--line)',
        borderRadius: 1,
        overflow: 'hidden',
        '& > li + li': { borderTop: '1px solid var(--line)' },
      }}
    >
      {groups.map((group) => {
        const language = languageNamed(languages, group.language);
        return (
          <li key={group.language}>
            <RecordingRow
              media={group.current}
              language={language}
              isOpen={group.current.id === open?.id}
              {...actions}
            />
            {group.previous.length > 0 && (
              <PreviousRecordings group={group} language={language} open={open} {...actions} />
            )}
          </li>
        );
      })}
    </Box>
  );
}
