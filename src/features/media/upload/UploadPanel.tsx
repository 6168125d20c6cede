import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';
import { type Language } from '../../../domain/languages/language';
import { languageOfFile } from '../../../domain/languages/languageOfFile';
import { FormSelect } from '../../../ui/form/FormSelect';
import { UnsavedGuard } from '../../../ui/feedback/UnsavedGuard';
import { useOtherSectionNote } from '../fileRows/useOtherSectionNote';
import { AudioFileField } from './AudioFileField';
import { audioFileProblem, uploadProblem } from './audioFileProblem';
import { UploadButtons, uploadFormKeys, uploadFormStyle } from './UploadButtons';
import { replacesNote } from './uploadLanguage';

interface UploadPanelProps {
  tourId: string;
  sectionId: string;
  languages: readonly Language[];
  /** Codes of the languages that have a recording. */
  recorded: readonly string[];
  initialLanguage: string;
  /** True when the language was said, and is no guess that the name of a file may correct. */
  isLanguageGiven: boolean;
  /** File that was dropped on the page. */
  initialFile: File | null;
  onUpload: (file: File, language: string) => void;
  /** Called when several files are chosen or dropped on the form. */
  onFiles: (files: readonly File[]) => void;
  onClose: () => void;
}

/** Form for a new recording: language and file. */
export function UploadPanel(props: UploadPanelProps) {
  const { tourId, sectionId, languages, recorded } = props;
  const { initialLanguage, isLanguageGiven, initialFile } = props;
  const { onUpload, onFiles, onClose } = props;
  const otherSectionNote = useOtherSectionNote({ tourId, sectionId, languages });
  const panel = useRef<HTMLDivElement>(null);
  const isLanguageSet = useRef(isLanguageGiven);
  const [file, setFile] = useState(initialFile);
  const [problem, setProblem] = useState(
    initialFile === null ? null : audioFileProblem(initialFile),
  );
  const focusFirst = useEffectEvent(() => {
    const isReady = isLanguageGiven && file !== null && problem === null;
    const next = isLanguageGiven ? 'button' : '[role="combobox"]';
    panel.current?.querySelector<HTMLElement>(isReady ? '[type="submit"]' : next)?.focus();
  });
  useEffect(() => {
    focusFirst();
  }, []);
  const labelOf = (code: string) =>
    languages.find((candidate) => candidate.code === code)?.label ?? code;
  return (
    <Formik
      initialValues={{ language: initialLanguage }}
      onSubmit={({ language }) => {
        const newProblem = uploadProblem(file, tourId);
        setProblem(newProblem);
        if (file !== null && newProblem === null) onUpload(file, language);
      }}
    >
      {({ values: { language }, setFieldValue }) => (
        <Box ref={panel} {...uploadFormKeys(() => panel.current, onClose)}>
          <Box component={Form} noValidate aria-label="Upload audio" sx={uploadFormStyle}>
            <FormSelect
              name="language"
              label="Language"
              required
              options={languages.map(({ code, label, flag }) => ({ value: code, label, flag }))}
              onValueChange={() => (isLanguageSet.current = true)}
              help={recorded.includes(language) ? replacesNote(labelOf(language)) : undefined}
            />
            <AudioFileField
              file={file}
              problem={problem}
              note={file === null ? null : otherSectionNote(file.name)}
              onFile={(chosen) => {
                setFile(chosen);
                setProblem(null);
                const named = chosen && languageOfFile(chosen.name, languages);
                if (named !== null && !isLanguageSet.current) void setFieldValue('language', named);
              }}
              onFiles={onFiles}
            />
            <UploadButtons
              label={recorded.includes(language) ? `Replace ${labelOf(language)}` : 'Upload'}
              onClose={onClose}
            />
            <UnsavedGuard when={file !== null} subject="The chosen file" />
          </Box>
        </Box>
      )}
    </Formik>
  );
}
