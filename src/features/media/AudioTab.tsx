import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
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
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';
import { RefusableButton } from '../../ui/controls/RefusableButton';
import { groupRecordings, openRecording } from './groupRecordings';
import { OpenRecording } from './OpenRecording';
import { RecordingDialogs, type RecordingDialogState } from './RecordingDialogs';
import { RecordingDraftOffers } from './RecordingDraftOffers';
import { RecordingList } from './RecordingList';
import { UploadPanel } from './UploadPanel';
import { UploadProgress } from './UploadProgress';
import { useAudioUploads } from './useAudioUploads';
import { useSectionRecordings } from './useSectionRecordings';

/** Recordings of a section in all languages, and the open one with its player and chapters. */
export function AudioTab({ renderChapters }: { renderChapters: (media: Media) => ReactNode }) {
  const { tourId = '', sectionId = '' } = useParams();
  const { media, problem, retry } = useSectionRecordings(sectionId, tourId);
  const languages = useConsoleSelector(selectLanguages);
  const enabled = useConsoleSelector(selectEnabledLanguages);
  const contentLanguage = useConsoleSelector(selectCurrentLanguage);
  const uploadRefusal = useConsoleSelector(selectOfflineRefusal);
  /** Chosen recording; the choice applies to the content language it was made in. */
  const [chosen, setChosen] = useState({ language: contentLanguage.code, id: '' });
  const [isUploading, setIsUploading] = useState(false);
  const [dialogState, setDialogState] = useState<RecordingDialogState | null>(null);
  const choose = (id: string) => setChosen({ language: contentLanguage.code, id });
  const uploads = useAudioUploads({ tourId, sectionId, onUploaded: choose });

  if (media === null) {
    if (problem === null) return <GridSkeleton rows={3} label="Loading audio" />;
    return <ProblemPanel title="The audio could not be loaded" problem={problem} onRetry={retry} />;
  }
  const groups = groupRecordings(media, languages);
  const chosenId = chosen.language === contentLanguage.code ? chosen.id : null;
  const openMedia = openRecording(groups, chosenId, contentLanguage.code);
  const isNewest = groups.some((group) => group.current.id === openMedia?.id);
  const uploadButton = (
    <RefusableButton
      refusal={uploadRefusal}
      variant={groups.length === 0 ? 'contained' : 'outlined'}
      color={groups.length === 0 ? 'primary' : 'inherit'}
      startIcon={<UploadFileOutlined />}
      onClick={() => setIsUploading(true)}
    >
      Upload audio
    </RefusableButton>
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
      {dialogState === null && (
        <RecordingDraftOffers
          recordings={media}
          onContinue={(recording) => setDialogState({ kind: 'edit', media: recording })}
        />
      )}
      {groups.length > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography component="h2" variant="h2" sx={{ flex: 1 }}>
            Recordings
          </Typography>
          {!isUploading && uploadButton}
        </Box>
      )}
      {isUploading && (
        <UploadPanel
          tourId={tourId}
          languages={enabled}
          recorded={groups.map((group) => group.language)}
          initialLanguage={
            contentLanguage.is_enabled ? contentLanguage.code : (enabled[0]?.code ?? '')
          }
          onUpload={uploads.upload}
          onClose={() => setIsUploading(false)}
        />
      )}
      <UploadProgress sectionId={sectionId} />
      {groups.length > 0 ? (
        <RecordingList
          groups={groups}
          languages={languages}
          open={openMedia}
          onOpen={(recording) => choose(recording.id)}
          onReplace={(recording) => setDialogState({ kind: 'replace', media: recording })}
          onEdit={(recording) => setDialogState({ kind: 'edit', media: recording })}
          onDelete={(recording) => setDialogState({ kind: 'delete', media: recording })}
        />
      ) : (
        !isUploading && (
          <EmptyState
            title="No audio yet"
            text="Upload a recording of this section in a language; then add its chapters."
            action={uploadButton}
          />
        )
      )}
      {openMedia !== null && (
        <OpenRecording
          media={openMedia}
          language={languageNamed(languages, openMedia.language)}
          isNewest={isNewest}
        >
          {renderChapters(openMedia)}
        </OpenRecording>
      )}
      {dialogState !== null && (
        <RecordingDialogs
          dialogState={dialogState}
          language={languageNamed(languages, dialogState.media.language)}
          onReplace={uploads.replace}
          onClose={() => setDialogState(null)}
        />
      )}
    </Box>
  );
}
