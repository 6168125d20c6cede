import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import { languageOfFile } from '../../../domain/languages/languageOfFile';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import {
  selectCurrentLanguage,
  selectEnabledLanguages,
} from '../../../state/select/selectLanguages';
import { uploadLanguage } from './uploadLanguage';
import { type useAudioUploads } from './useAudioUploads';
import { type useUploadForm } from './useUploadForm';

/** Loaded when it is first opened: the recordings are shown without it. */
const UploadPanel = lazy(async () => ({
  default: (await import('./UploadPanel')).UploadPanel,
}));

/** Loaded with the first files that come together. */
const UploadTable = lazy(async () => ({
  default: (await import('./UploadTable')).UploadTable,
}));

interface UploadAreaProps {
  tourId: string;
  /** Codes of the languages that have a recording. */
  recorded: readonly string[];
  /** Codes of the languages that the section has texts in. */
  texts: readonly string[];
  /** Language of the recording that the person chose; null where nobody did. */
  chosenLanguage: string | null;
  uploading: ReturnType<typeof useUploadForm>;
  onUpload: ReturnType<typeof useAudioUploads>;
}

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

/** Takes no room of the page: what it holds floats over the recording, and nothing below moves. */
const floatingStyle = {
  position: 'relative',
  zIndex: 5,
  height: 0,
  mt: -1,
  '& > *': {
    position: 'absolute',
    top: 8,
    width: '100%',
    maxWidth: 640,
    borderRadius: 1,
    backgroundColor: 'var(--raised)',
    boxShadow: 'var(--float-shadow)',
  },
} as const;

/** Below its button, at the end of the bar; one for a language below the languages, at the start. */
const atButtonStyle = {
  ...floatingStyle,
  '& > *': { ...floatingStyle['& > *'], right: 0 },
} as const;

/** Form of an upload, over the recording where there is one, and what is shown while files are dragged. */
export function UploadArea(props: UploadAreaProps) {
  const { tourId, recorded, texts, chosenLanguage, uploading, onUpload } = props;
  const languages = useConsoleSelector(selectEnabledLanguages);
  const { code: contentLanguage } = useConsoleSelector(selectCurrentLanguage);
  const { form, isDropping } = uploading;
  const named = form?.file ? languageOfFile(form.file.name, languages) : null;
  const given = form?.language ?? named;
  const guessed = uploadLanguage({ languages, recorded, texts, contentLanguage });
  const style = form?.language === null ? atButtonStyle : floatingStyle;
  const panel = { tourId, languages, recorded, onClose: uploading.close };
  return (
    <>
      {form !== null && (
        <Box sx={recorded.length > 0 ? style : undefined}>
          <Suspense fallback={null}>
            {form.list === null ? (
              <UploadPanel
                key={form.id}
                {...panel}
                initialLanguage={given ?? chosenLanguage ?? guessed}
                isLanguageGiven={given !== null}
                initialFile={form.file}
                onUpload={(file, language) => {
                  onUpload({ file, language, isOneOfSeveral: false });
                  uploading.close();
                }}
                onFiles={uploading.openFiles}
              />
            ) : (
              <UploadTable
                key={form.id}
                {...panel}
                list={form.list}
                onUpload={onUpload}
                onRemove={uploading.remove}
              />
            )}
          </Suspense>
        </Box>
      )}
      {isDropping && <Box sx={dropStyle}>Drop audio files to upload them</Box>}
    </>
  );
}
