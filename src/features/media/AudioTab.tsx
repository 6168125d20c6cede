import { lazy, Suspense, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import useEventCallback from '@mui/utils/useEventCallback';
import { useParams, useSearchParams } from 'react-router-dom';
import { type Language } from '../../domain/languages/language';
import { type Media } from '../../domain/tours/media';
import { listWithAnd } from '../../domain/text/sentence';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import {
  languageNamed,
  selectCurrentLanguage,
  selectEnabledLanguages,
  selectLanguages,
} from '../../state/select/selectLanguages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { GridSkeleton } from '../../ui/feedback/GridSkeleton';
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';
import { UnsavedGuard } from '../../ui/feedback/UnsavedGuard';
import { AudioBar } from './AudioBar';
import { groupRecordings, openRecording } from './groupRecordings';
import { type RecordingDialogState } from './RecordingDialogs';
import { PreviousNote } from './previous/PreviousNote';
import { RecordingDraftOffers } from './RecordingDraftOffers';
import { UploadArea } from './upload/UploadArea';
import { useArrival, useUploadListener } from './upload/useArrival';
import { useUploadForm } from './upload/useUploadForm';
import { useChosenRecording } from './useChosenRecording';
import { useFocusAfterDeletion } from './useFocusAfterDeletion';
import { useSectionRecordings } from './useSectionRecordings';

/** Lazy-loaded with the first dialog: the recordings render without them. */
const RecordingDialogs = lazy(async () => ({
  default: (await import('./RecordingDialogs')).RecordingDialogs,
}));

const columnStyle = {
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minWidth: 0,
  // The chapters extend closer to the window's edge than the content of other pages.
  mb: '-12px',
} as const;
const noMedia: readonly Media[] = [];

const chaptersStyle = { flex: '1 0 auto', display: 'flex', flexDirection: 'column', minWidth: 0 };

/**
 * Language requested by the URL, as in '?language=hi': opens its recording, or its upload form. Applies until another
 * content language is chosen.
 */
function useAskedLanguage(contentLanguage: string): string | null {
  const [params] = useSearchParams();
  const [first] = useState(contentLanguage);
  return first === contentLanguage ? params.get('language') : null;
}

/** Subject as in 'Unsaved chapters of English and Hindi'. */
function unsavedSubject(unsaved: readonly Media[], languages: readonly Language[]): string {
  const labels = new Set(unsaved.map(({ language }) => languageNamed(languages, language).label));
  return `Unsaved chapters of ${listWithAnd(labels)}`;
}

const NoAudio = () => (
  <EmptyState
    title="No audio yet"
    text="Upload a recording of this section in a language, or drop files here; then add its chapters."
  />
);

/** Form of a recording's texts, opened for its transcript. */
export interface TranscriptForm {
  isOpen: boolean;
  open: (media: Media) => void;
  /** WebVTT captions to create chapters from; null for none. */
  captions: string | null;
  onCaptionsTaken: () => void;
}

/** The open dialog of a recording; null when closed. */
function useRecordingDialog(choose: (mediaId: string) => void) {
  const [dialogState, setDialog] = useState<RecordingDialogState | null>(null);
  const [captions, setCaptions] = useState<string | null>(null);
  const isOpen = dialogState?.field === 'transcript_text';
  const transcriptForm = useMemo(
    (): TranscriptForm => ({
      isOpen,
      open: (media) => setDialog({ kind: 'edit', media, field: 'transcript_text' }),
      captions,
      onCaptionsTaken: () => setCaptions(null),
    }),
    [isOpen, captions],
  );
  const editTexts = (media: Media) => setDialog({ kind: 'edit', media });
  const takeCaptions = (mediaId: string, webVtt: string) => {
    choose(mediaId);
    setCaptions(webVtt);
  };
  const deletedId = dialogState?.kind === 'delete' ? dialogState.media.id : null;
  return { dialogState, setDialog, editTexts, transcriptForm, takeCaptions, deletedId };
}

interface OpenDialogProps extends Pick<ComponentProps<typeof RecordingDialogs>, 'uploads'> {
  dialog: ReturnType<typeof useRecordingDialog>;
  recordings: readonly Media[];
  languages: readonly Language[];
}

function OpenDialog({ dialog, recordings, languages, uploads }: OpenDialogProps) {
  const { dialogState, setDialog, takeCaptions } = dialog;
  if (dialogState === null) return null;
  const { id, language } = dialogState.media;
  // Current version of the recording; a recording being deleted has already left the list.
  const media = recordings.find((recording) => recording.id === id) ?? dialogState.media;
  return (
    <Suspense fallback={null}>
      <RecordingDialogs
        dialogState={{ ...dialogState, media }}
        language={languageNamed(languages, language)}
        uploads={uploads}
        onCaptions={takeCaptions}
        onClose={() => setDialog(null)}
      />
    </Suspense>
  );
}

/** Actions of the bar, stable for the life of the tab. */
function useBarActions(
  choose: (mediaId: string) => void,
  uploading: ReturnType<typeof useUploadForm>,
) {
  return {
    onOpen: useEventCallback(({ id }: Media) => choose(id)),
    onUpload: useEventCallback(uploading.open),
    onUploadFor: useEventCallback(uploading.openFor),
  };
}

interface AudioTabProps {
  /** Renders the chapters of the open recording, with access to its transcript form. */
  renderChapters: (media: Media, transcriptForm: TranscriptForm) => ReactNode;
  /** True for a recording with chapter changes neither saved nor discarded. */
  hasUnsavedChapters: (mediaId: string) => boolean;
}

/** Recordings of a section in all languages, and the open one with its player and chapters. */
export function AudioTab({ renderChapters, hasUnsavedChapters }: AudioTabProps) {
  const { tourId = '', sectionId = '' } = useParams();
  const { media, texts, problem, retry } = useSectionRecordings(sectionId, tourId);
  const languages = useConsoleSelector(selectLanguages);
  const enabled = useConsoleSelector(selectEnabledLanguages);
  const contentLanguage = useConsoleSelector(selectCurrentLanguage);
  const asked = useAskedLanguage(contentLanguage.code);
  const context = { sectionId, contentLanguage: contentLanguage.code, asked, media };
  const recording = useChosenRecording(context);
  const { chosen } = recording;
  const dialog = useRecordingDialog(recording.choose);
  const { dialogState, setDialog, editTexts, transcriptForm } = dialog;
  const groups = useMemo(() => groupRecordings(media ?? [], languages), [media, languages]);
  const recorded = groups.map((group) => group.language);
  const openMedia = openRecording(groups, chosen?.id ?? null, recording.languages);
  const silent = media === null ? [] : enabled.filter(({ code }) => !recorded.includes(code));
  const uploading = useUploadForm(silent.find(({ code }) => code === asked)?.code ?? null);
  useFocusAfterDeletion(dialog.deletedId, media, uploading.button);
  const arrived = useArrival(openMedia?.id, uploading.button);
  useUploadListener(sectionId, ({ media: uploaded, replacedId, isOneOfSeveral }) => {
    // Only the upload in the content language opens when several were sent, whichever completes last.
    if (isOneOfSeveral && uploaded.language !== contentLanguage.code) return;
    recording.showUploaded(uploaded.id, replacedId);
    arrived(uploaded.id);
  });
  const uploads = { tourId, sectionId };
  const barActions = useBarActions(recording.choose, uploading);

  if (media === null) {
    if (problem === null) return <GridSkeleton rows={3} label="Loading audio" />;
    return <ProblemPanel title="The audio could not be loaded" problem={problem} onRetry={retry} />;
  }
  const unsaved = media.filter(({ id }) => id !== openMedia?.id && hasUnsavedChapters(id));
  const previous = { ...uploads, hasUnsavedChapters };
  const current = groups.find(({ language }) => language === openMedia?.language)?.current ?? null;
  const openLanguage = openMedia && languageNamed(languages, openMedia.language);
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
        texts={texts}
        openMedia={openMedia}
        unsaved={unsaved.length === 0 ? noMedia : unsaved}
        onDialog={setDialog}
        isFormOpen={uploading.form !== null}
        uploadButton={uploading.button}
        {...barActions}
      />
      <UploadArea
        {...uploads}
        recordings={groups.map(({ current }) => current)}
        texts={texts}
        openLanguage={openMedia?.language ?? null}
        chosenLanguage={chosen?.byPerson === true ? (openMedia?.language ?? null) : null}
        uploading={uploading}
      />
      {groups.length === 0 && uploading.form === null && <NoAudio />}
      <PreviousNote {...previous} media={openMedia} language={openLanguage} current={current} />
      <UnsavedGuard when={unsaved.length > 0} subject={unsavedSubject(unsaved, languages)} />
      {openMedia !== null && (
        <Box
          ref={recording.chapters}
          onFocus={() => recording.keepOpen(openMedia.id)}
          sx={chaptersStyle}
        >
          {renderChapters(openMedia, transcriptForm)}
        </Box>
      )}
      <OpenDialog dialog={dialog} recordings={media} languages={languages} uploads={uploads} />
    </Box>
  );
}
