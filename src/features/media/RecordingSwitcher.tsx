import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { formatDuration } from '../../domain/text/duration';
import { type Language } from '../../domain/languages/language';
import { type Media } from '../../domain/tours/media';
import { languageNamed } from '../../state/select/selectLanguages';
import { LanguageBadge } from '../../ui/content/LanguageBadge';
import { type RecordingDownloads } from './download/useRecordingDownloads';
import { type RecordingGroup } from './groupRecordings';
import { chipStyle, MissingRecordings } from './MissingRecordings';
import { PreviousRecordings } from './PreviousRecordings';
import { RecordingTitle } from './RecordingTitle';
import { UnsavedMark } from './UnsavedMark';
import { useTruncations } from './useTruncations';

interface RecordingSwitcherProps {
  groups: readonly RecordingGroup[];
  languages: readonly Language[];
  /** Content language without a recording; null when it has one. */
  missing: Language | null;
  /** Other languages with texts but without a recording. */
  othersMissing: readonly Language[];
  /** Reason why uploads are unavailable; null when available. */
  uploadRefusal: string | null;
  open: Media | null;
  /** Recordings with unsaved chapters, except the open one. */
  unsaved: readonly Media[];
  onOpen: (media: Media) => void;
  downloads: RecordingDownloads;
  onUpload: (language: string) => void;
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 6px',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center' },
};

const truncationMark = (
  <Box component="span" title="The file ends early" sx={{ display: 'flex' }}>
    <WarningAmberOutlined sx={{ fontSize: 16, color: 'var(--warning-text)' }} />
    <Box component="span" sx={visuallyHidden}>
      , the file ends early
    </Box>
  </Box>
);

/** Recordings of a section, one button per language; previous ones in a menu beside it. */
export function RecordingSwitcher(props: RecordingSwitcherProps) {
  const { groups, languages, missing, othersMissing, uploadRefusal } = props;
  const { open, unsaved, onOpen, downloads, onUpload } = props;
  const truncations = useTruncations(groups);
  const isUnsaved = (media: Media) => unsaved.some(({ id }) => id === media.id);
  return (
    <Box
      component="ul"
      aria-label="Recordings"
      data-recordings
      // Enables the chapter editor's letter keys as soon as a recording is chosen.
      data-letter-keys-controls=""
      sx={listStyle}
    >
      {groups.map(({ language: code, current, previous }) => {
        const language = languageNamed(languages, code);
        return (
          <li key={code}>
            <ButtonBase
              aria-current={current.id === open?.id || undefined}
              onClick={() => onOpen(current)}
              sx={chipStyle}
            >
              <LanguageBadge
                code={language.code}
                nativeLabel={language.native_label}
                label={language.label}
              />
              <Box component="span" className="number" sx={{ color: 'text.secondary' }}>
                {formatDuration(current.duration)}
              </Box>
              <Box component="span" sx={visuallyHidden}>
                <RecordingTitle media={current} />
              </Box>
              {truncations.get(current.id) != null && truncationMark}
              {isUnsaved(current) && <UnsavedMark />}
            </ButtonBase>
            {previous.length > 0 && (
              <PreviousRecordings
                recordings={previous}
                language={language}
                open={open}
                isUnsaved={isUnsaved}
                onOpen={onOpen}
                downloads={downloads}
              />
            )}
          </li>
        );
      })}
      <MissingRecordings
        content={missing}
        others={othersMissing}
        refusal={uploadRefusal}
        onUpload={onUpload}
      />
    </Box>
  );
}
