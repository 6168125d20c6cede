import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { formatDuration } from '../../domain/text/duration';
import { type Language } from '../../domain/languages/language';
import { type Media } from '../../domain/tours/media';
import { languageNamed } from '../../state/select/selectLanguages';
import { RefusableButton } from '../../ui/controls/RefusableButton';
import { LanguageBadge } from '../../ui/content/LanguageBadge';
import { type RecordingGroup } from './groupRecordings';
import { PreviousRecordings } from './PreviousRecordings';
import { RecordingTitle } from './RecordingTitle';

interface RecordingSwitcherProps {
  groups: readonly RecordingGroup[];
  languages: readonly Language[];
  /** Content language that has no recording; null where it has one. */
  missing: Language | null;
  /** Reason why nothing can be uploaded; null when something can. */
  uploadRefusal: string | null;
  open: Media | null;
  onOpen: (media: Media) => void;
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

const chipStyle = {
  height: 32,
  px: 1,
  gap: 1,
  border: '1px solid var(--line)',
  borderRadius: 1,
  fontSize: 13,
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: 'var(--hover)' },
  '&[aria-current]': {
    borderColor: 'var(--accent-text)',
    backgroundColor: 'var(--accent-tint)',
  },
};

const missingStyle = { borderStyle: 'dashed', color: 'text.secondary', fontWeight: 400 };

interface MissingRecordingProps {
  language: Language;
  refusal: string | null;
  onUpload: (language: string) => void;
}

/** Stands for the recording that a language lacks, and leads to its upload. */
function MissingRecording({ language, refusal, onUpload }: MissingRecordingProps) {
  return (
    <RefusableButton
      refusal={refusal}
      color="inherit"
      onClick={() => onUpload(language.code)}
      sx={[chipStyle, missingStyle]}
    >
      <LanguageBadge
        code={language.code}
        nativeLabel={language.native_label}
        label={language.label}
      />
      No audio
      <Box component="span" sx={visuallyHidden}>
        , upload
      </Box>
    </RefusableButton>
  );
}

/** Recordings of a section, one button a language; previous ones in a menu beside it. */
export function RecordingSwitcher(props: RecordingSwitcherProps) {
  const { groups, languages, missing, uploadRefusal, open, onOpen, onUpload } = props;
  return (
    <Box component="ul" aria-label="Recordings" sx={listStyle}>
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
            </ButtonBase>
            {previous.length > 0 && (
              <PreviousRecordings
                recordings={previous}
                language={language}
                open={open}
                onOpen={onOpen}
              />
            )}
          </li>
        );
      })}
      {missing !== null && (
        <li>
          <MissingRecording language={missing} refusal={uploadRefusal} onUpload={onUpload} />
        </li>
      )}
    </Box>
  );
}
