import { useCallback, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { useParams } from 'react-router-dom';
import { type Language } from '../../domain/languages/language';
import { languageOfFile } from '../../domain/languages/languageOfFile';
import { type Media } from '../../domain/tours/media';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectOfflineRefusal } from '../../state/reachability/reachabilitySlice';
import {
  languageNamed,
  selectCurrentLanguage,
  selectEnabledLanguages,
  selectLanguages,
} from '../../state/select/selectLanguages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { GridSkeleton } from '../../ui/feedback/GridSkeleton';
import { InfoBanner } from '../../ui/feedback/InfoBanner';
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';
import { RefusableButton } from '../../ui/controls/RefusableButton';
import { useFileDrop } from '../../ui/hooks/useFileDrop';
import { groupRecordings, openRecording, type RecordingGroup } from './groupRecordings';
import { RecordingDialogs, type RecordingDialogState } from './RecordingDialogs';
import { RecordingDraftOffers } from './RecordingDraftOffers';
import { RecordingHeading } from './RecordingHeading';
import { RecordingSwitcher } from './RecordingSwitcher';
import { UploadPanel } from './upload/UploadPanel';
import { UploadProgress } from './upload/UploadProgress';
import { useAudioUploads } from './upload/useAudioUploads';
import { useSectionRecordings } from './useSectionRecordings';

interface UploadForm {
  /** New with each file, so that the form begins anew. */
  id: number;
  /** File that was dropped on the page. */
  file: File | null;
  /** Language that it was opened for; null where nobody said. */
  language: string | null;
}

/** Form for an upload; opened by its button, or by a file that is dropped anywhere on the page. */
function useUploadForm() {
  const [form, setForm] = useState<UploadForm | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = (given: Partial<UploadForm> = {}) =>
    setForm((last) => ({ file: null, language: null, ...given, id: (last?.id ?? 0) + 1 }));
  const isDropping = useFileDrop((file) => open({ file }));
  const close = () => {
    setForm(null);
    button.current?.focus();
  };
  return {
    form,
    button,
    isDropping,
    open: () => open(),
    openFor: (language: string) => open({ language }),
    close,
  };
}

const columnStyle = {
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minWidth: 0,
  // The chapters reach nearer to the edge of the window than other pages.
  mb: '-12px',
} as const;
const dropStyle = {
  position: 'fixed',
  zIndex: 'modal',
  inset: 12,
  display: 'grid',
  placeItems: 'center',
  border: '2px dashed var(--accent-text)',
  borderRadius: 1,
  backgroundColor: 'color-mix(in srgb, var(--page) 80%, transparent)',
  fontSize: 16,
  pointerEvents: 'none',
} as const;

/** Id of the chosen recording; the choice applies to the content language it was made in. */
function useChosenRecording(contentLanguage: string) {
  const [chosen, setChosen] = useState({ language: contentLanguage, id: '' });
  return {
    chosenId: chosen.language === contentLanguage ? chosen.id : null,
    choose: (id: string) => setChosen({ language: contentLanguage, id }),
  };
}

interface AudioBarProps {
  sectionId: string;
  groups: readonly RecordingGroup[];
  languages: readonly Language[];
  openMedia: Media | null;
  onOpen: (recording: Media) => void;
  onDialog: (dialogState: RecordingDialogState) => void;
  uploading: ReturnType<typeof useUploadForm>;
}

/** Recordings to choose from, the open one with its actions, and the way to upload another. */
function AudioBar(props: AudioBarProps) {
  const { sectionId, groups, languages, openMedia, onOpen, onDialog, uploading } = props;
  const { form, button, open, openFor } = uploading;
  const uploadRefusal = useConsoleSelector(selectOfflineRefusal);
  const isEmpty = groups.length === 0;
  const contentLanguage = useConsoleSelector(selectCurrentLanguage);
  const isRecorded = groups.some((group) => group.language === contentLanguage.code);
  const missing = isRecorded || !contentLanguage.is_enabled ? null : contentLanguage;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
      {!isEmpty && (
        <RecordingSwitcher
          groups={groups}
          languages={languages}
          missing={missing}
          uploadRefusal={uploadRefusal}
          open={openMedia}
          onOpen={onOpen}
          onUpload={openFor}
        />
      )}
      <UploadProgress sectionId={sectionId} />
      {openMedia !== null && (
        <RecordingHeading
          media={openMedia}
          onReplace={(media) => onDialog({ kind: 'replace', media })}
          onEdit={(media) => onDialog({ kind: 'edit', media })}
          onDelete={(media) => onDialog({ kind: 'delete', media })}
        />
      )}
      <RefusableButton
        ref={button}
        refusal={uploadRefusal}
        aria-expanded={form !== null}
        variant={isEmpty ? 'contained' : 'outlined'}
        color={isEmpty ? 'primary' : 'inherit'}
        startIcon={<UploadFileOutlined />}
        onClick={() => form === null && open()}
      >
        Upload audio
      </RefusableButton>
    </Box>
  );
}

interface AudioTabProps {
  /** Chapters of the open recording; `onEditTexts` opens the form of its title and transcript. */
  renderChapters: (media: Media, onEditTexts: (media: Media) => void) => ReactNode;
}

/** Recordings of a section in all languages, and the open one with its player and chapters. */
export function AudioTab({ renderChapters }: AudioTabProps) {
  const { tourId = '', sectionId = '' } = useParams();
  const { media, problem, retry } = useSectionRecordings(sectionId, tourId);
  const languages = useConsoleSelector(selectLanguages);
  const enabled = useConsoleSelector(selectEnabledLanguages);
  const contentLanguage = useConsoleSelector(selectCurrentLanguage);
  const { chosenId, choose } = useChosenRecording(contentLanguage.code);
  const [dialogState, setDialogState] = useState<RecordingDialogState | null>(null);
  const editTexts = useCallback(
    (edited: Media) => setDialogState({ kind: 'edit', media: edited }),
    [],
  );
  const uploads = useAudioUploads({ tourId, sectionId, onUploaded: choose });
  const uploading = useUploadForm();

  if (media === null) {
    if (problem === null) return <GridSkeleton rows={3} label="Loading audio" />;
    return <ProblemPanel title="The audio could not be loaded" problem={problem} onRetry={retry} />;
  }
  const groups = groupRecordings(media, languages);
  const openMedia = openRecording(groups, chosenId, contentLanguage.code);
  const isNewest = groups.some((group) => group.current.id === openMedia?.id);
  const openLanguage = openMedia && languageNamed(languages, openMedia.language);
  const { form } = uploading;
  const usualLanguage = contentLanguage.is_enabled ? contentLanguage.code : enabled[0]?.code;
  const chosenLanguage =
    chosenId === null ? null : enabled.find(({ code }) => code === openMedia?.language)?.code;
  const fileLanguage = form?.file ? languageOfFile(form.file.name, enabled) : null;

  return (
    <Box
      component="section"
      aria-label={openLanguage ? `${openLanguage.label} audio` : undefined}
      sx={columnStyle}
    >
      {dialogState === null && <RecordingDraftOffers recordings={media} onContinue={editTexts} />}
      <AudioBar
        sectionId={sectionId}
        groups={groups}
        languages={languages}
        openMedia={openMedia}
        onOpen={(recording) => choose(recording.id)}
        onDialog={setDialogState}
        uploading={uploading}
      />
      {form !== null && (
        <UploadPanel
          key={form.id}
          tourId={tourId}
          languages={enabled}
          recorded={groups.map((group) => group.language)}
          initialLanguage={fileLanguage ?? form.language ?? chosenLanguage ?? usualLanguage ?? ''}
          initialFile={form.file}
          onUpload={uploads.upload}
          onClose={uploading.close}
        />
      )}
      {groups.length === 0 && form === null && (
        <EmptyState
          title="No audio yet"
          text="Upload a recording of this section in a language, or drop a file here; then add its chapters."
        />
      )}
      {openLanguage !== null && !isNewest && (
        <InfoBanner>
          {`Older recording. The app plays the newest ${openLanguage.label} one.`}
        </InfoBanner>
      )}
      {openMedia !== null && renderChapters(openMedia, editTexts)}
      {dialogState !== null && (
        <RecordingDialogs
          dialogState={dialogState}
          language={languageNamed(languages, dialogState.media.language)}
          onReplace={uploads.replace}
          onClose={() => setDialogState(null)}
        />
      )}
      {uploading.isDropping && <Box sx={dropStyle}>Drop the audio file to upload it</Box>}
    </Box>
  );
}
