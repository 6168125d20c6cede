import Box from '@mui/material/Box';
import { languageOfFile } from '../../../domain/languages/languageOfFile';
import { type Media } from '../../../domain/tours/media';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import {
  selectCurrentLanguage,
  selectEnabledLanguages,
} from '../../../state/select/selectLanguages';
import { uploadLanguage } from './uploadLanguage';
import { UploadPanel } from './UploadPanel';
import { UploadTable } from './UploadTable';
import { useAudioUploads } from './useAudioUploads';
import { type useUploadForm } from './useUploadForm';

interface UploadFormProps {
  tourId: string;
  sectionId: string;
  /** Newest recording of each recorded language. */
  recordings: readonly Media[];
  /** Codes of the languages in which the section has texts. */
  texts: readonly string[];
  /** Language of an explicitly chosen recording; null for none. */
  chosenLanguage: string | null;
  /** Language of the open recording; null for none. */
  openLanguage: string | null;
  uploading: ReturnType<typeof useUploadForm>;
  form: NonNullable<ReturnType<typeof useUploadForm>['form']>;
}

/** Takes no space: its content floats over the recording, without a layout shift. */
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

/** Below its button at the end of the bar; a form for one language opens below the languages, at the start. */
const atButtonStyle = {
  ...floatingStyle,
  '& > *': { ...floatingStyle['& > *'], right: 0 },
} as const;

/** Upload form for one file, or a table of several. */
export function UploadForm(props: UploadFormProps) {
  const { tourId, sectionId, recordings, texts, chosenLanguage, openLanguage } = props;
  const { uploading, form } = props;
  const recorded = recordings.map(({ language }) => language);
  const upload = useAudioUploads({ tourId, sectionId });
  const languages = useConsoleSelector(selectEnabledLanguages);
  const { code: contentLanguage } = useConsoleSelector(selectCurrentLanguage);
  const named = form.file && languageOfFile(form.file.name, languages);
  const knownLanguage = form.language ?? named;
  const guessed = uploadLanguage({ languages, recorded, texts, contentLanguage, openLanguage });
  const style = form.language === null ? atButtonStyle : floatingStyle;
  const common = { tourId, sectionId, languages, recordings, onClose: uploading.close };
  return (
    <Box sx={recorded.length > 0 ? style : undefined}>
      {form.list === null ? (
        <UploadPanel
          key={form.id}
          {...common}
          initialLanguage={knownLanguage ?? chosenLanguage ?? guessed}
          isLanguageGiven={knownLanguage !== null}
          initialFile={form.file}
          onUpload={(chosen) => {
            upload({ ...chosen, isOneOfSeveral: false });
            uploading.close();
          }}
          onFiles={uploading.openFiles}
        />
      ) : (
        <UploadTable
          key={form.id}
          {...common}
          list={form.list}
          onUpload={upload}
          onRemove={uploading.remove}
        />
      )}
    </Box>
  );
}
