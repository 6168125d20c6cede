import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik } from 'formik';
import { type Language } from '../../../domain/languages/language';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { FormSelect } from '../../../ui/form/FormSelect';
import { RefusableButton } from '../../../ui/controls/RefusableButton';
import { UnsavedGuard } from '../../../ui/feedback/UnsavedGuard';
import { AudioFileField } from './AudioFileField';
import { audioFileProblem, uploadProblem } from './audioFileProblem';

interface UploadPanelProps {
  tourId: string;
  languages: readonly Language[];
  /** Codes of the languages that have a recording. */
  recorded: readonly string[];
  initialLanguage: string;
  /** File that was dropped on the page. */
  initialFile: File | null;
  onUpload: (file: File, language: string) => void;
  onClose: () => void;
}

/** Form for a new recording: language and file. */
export function UploadPanel(props: UploadPanelProps) {
  const { tourId, languages, recorded, initialLanguage, initialFile, onUpload, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  const uploadRefusal = useConsoleSelector(selectOfflineRefusal);
  const [file, setFile] = useState(initialFile);
  const [problem, setProblem] = useState(
    initialFile === null ? null : audioFileProblem(initialFile),
  );
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  }, []);
  const labelOf = (code: string) =>
    languages.find((candidate) => candidate.code === code)?.label ?? code;
  return (
    <Formik
      initialValues={{ language: initialLanguage }}
      onSubmit={({ language }) => {
        const newProblem = uploadProblem(file, tourId);
        setProblem(newProblem);
        if (file === null || newProblem !== null) return;
        onUpload(file, language);
        onClose();
      }}
    >
      {({ values: { language } }) => (
        <Box ref={panel}>
          <Box
            component={Form}
            noValidate
            aria-label="Upload audio"
            sx={{
              display: 'flex',
              flexDirection: 'column',
              gap: 1.5,
              maxWidth: 640,
              p: 1.5,
              border: '1px solid var(--line)',
              borderRadius: 1,
            }}
          >
            <FormSelect
              name="language"
              label="Language"
              required
              options={languages.map(({ code, label, flag }) => ({ value: code, label, flag }))}
              help={
                recorded.includes(language)
                  ? `Replaces the audio shown for ${labelOf(language)}; the earlier one stays under Previous.`
                  : undefined
              }
            />
            <AudioFileField
              file={file}
              problem={problem}
              onFile={(chosen) => {
                setFile(chosen);
                setProblem(null);
              }}
            />
            <Box sx={{ display: 'flex', gap: 1 }}>
              <RefusableButton
                type="submit"
                variant="contained"
                color="primary"
                refusal={uploadRefusal}
              >
                Upload
              </RefusableButton>
              <Button variant="outlined" onClick={onClose}>
                Cancel
              </Button>
            </Box>
            <UnsavedGuard when={file !== null} subject="The chosen file" />
          </Box>
        </Box>
      )}
    </Formik>
  );
}
