import { memo, type RefObject } from 'react';
import Box from '@mui/material/Box';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { type Language } from '../../domain/languages/language';
import { type Media } from '../../domain/tours/media';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { announced } from '../../state/model/noticesSlice';
import { selectOfflineRefusal } from '../../state/reachability/reachabilitySlice';
import { selectCurrentLanguage } from '../../state/select/selectLanguages';
import { useButtonCommand } from '../../ui/command/CommandScope';
import { RefusableButton } from '../../ui/controls/RefusableButton';
import { useRecordingDownloads } from './download/useRecordingDownloads';
import { type RecordingGroup } from './groupRecordings';
import { type RecordingDialogState } from './RecordingDialogs';
import { RecordingHeading } from './RecordingHeading';
import { RecordingSwitcher } from './RecordingSwitcher';
import { UploadProgress } from './progress/UploadProgress';

interface AudioBarProps {
  sectionId: string;
  groups: readonly RecordingGroup[];
  languages: readonly Language[];
  /** Codes of the languages in which the section has texts. */
  texts: readonly string[];
  openMedia: Media | null;
  /** Other recordings with unsaved chapters. */
  unsaved: readonly Media[];
  onOpen: (recording: Media) => void;
  onDialog: (dialogState: RecordingDialogState) => void;
  isFormOpen: boolean;
  uploadButton: RefObject<HTMLButtonElement | null>;
  onUpload: () => void;
  onUploadFor: (language: string) => void;
}

/** Any number of recordings wraps beside the upload button. */
const recordingsStyle = {
  flex: '1 1 0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minWidth: 0,
};
/**
 * As wide as title, length and actions need, otherwise on a line of its own. A running upload takes the place of the
 * open recording's facts.
 */
const openStyle = {
  flex: '1 1 396px',
  // Without the length.
  '@media (max-width: 1199px)': { flexBasis: '280px' },
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minWidth: 0,
  minHeight: 32,
  '& > ul ~ * > span': { display: 'none' },
  '& > ul ~ * > h2': { flexShrink: 1, minWidth: 0, maxWidth: 'calc(100% - 160px)' },
};

/**
 * Recordings to choose from, the open one with its actions, and the upload button. Memoised: each response about the
 * section re-renders the tab.
 */
export const AudioBar = memo(function AudioBar(props: AudioBarProps) {
  const { sectionId, groups, languages, texts, openMedia, unsaved } = props;
  const { onOpen, onDialog, isFormOpen, uploadButton, onUpload, onUploadFor } = props;
  const uploadRefusal = useConsoleSelector(selectOfflineRefusal);
  const upload = () => !isFormOpen && onUpload();
  const dispatch = useConsoleDispatch();
  useButtonCommand({
    id: 'upload-audio',
    label: 'Upload audio',
    group: 'Recordings',
    run: () =>
      void (uploadRefusal === null ? upload() : dispatch(announced('error', uploadRefusal))),
  });
  const downloads = useRecordingDownloads();
  const isEmpty = groups.length === 0;
  const isFirstStep = isEmpty && !isFormOpen;
  const contentLanguage = useConsoleSelector(selectCurrentLanguage);
  const isMissing = ({ code, is_enabled: isEnabled }: Language) =>
    isEnabled && !groups.some((group) => group.language === code);
  const othersMissing = languages.filter(
    (language) =>
      language.code !== contentLanguage.code &&
      texts.includes(language.code) &&
      isMissing(language),
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '12px' }}>
      <Box sx={recordingsStyle}>
        {!isEmpty && (
          <RecordingSwitcher
            groups={groups}
            languages={languages}
            missing={isMissing(contentLanguage) ? contentLanguage : null}
            othersMissing={othersMissing}
            uploadRefusal={uploadRefusal}
            open={openMedia}
            unsaved={unsaved}
            onOpen={onOpen}
            downloads={downloads}
            onUpload={onUploadFor}
          />
        )}
        <Box sx={openStyle}>
          <UploadProgress sectionId={sectionId} button={uploadButton} />
          {openMedia !== null && (
            <RecordingHeading
              media={openMedia}
              downloads={downloads}
              onReplace={(media) => onDialog({ kind: 'replace', media })}
              onEdit={(media) => onDialog({ kind: 'edit', media })}
              onDelete={(media) => onDialog({ kind: 'delete', media })}
            />
          )}
        </Box>
      </Box>
      <RefusableButton
        ref={uploadButton}
        refusal={uploadRefusal}
        aria-expanded={isFormOpen}
        variant={isFirstStep ? 'contained' : 'outlined'}
        color={isFirstStep ? 'primary' : 'inherit'}
        startIcon={<UploadFileOutlined />}
        onClick={upload}
        sx={{ flex: 'none' }}
      >
        Upload audio
      </RefusableButton>
    </Box>
  );
});
