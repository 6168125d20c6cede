import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';
import { type Language } from '../../../domain/languages/language';
import { type Media } from '../../../domain/tours/media';
import { languageOfFile } from '../../../domain/languages/languageOfFile';
import { FormSelect } from '../../../ui/form/FormSelect';
import { UnsavedGuard } from '../../../ui/feedback/UnsavedGuard';
import { CopyChaptersField } from '../copying/CopyChaptersField';
import { useOtherSectionNote } from '../fileRows/useOtherSectionNote';
import { AudioFileField } from './AudioFileField';
import { audioFileProblem, uploadProblem } from './audioFileProblem';
import { UploadButtons, uploadFormKeys, uploadFormStyle } from './UploadButtons';
import { replacesNote } from './uploadLanguage';

interface UploadPanelProps {
  tourId: string;
  sectionId: string;
  languages: readonly Language[];
  /** Newest recording of each recorded language. */
  recordings: readonly Media[];
  initialLanguage: string;
  /** True when the language was chosen explicitly, so that a file name must not override it. */
  isLanguageGiven: boolean;
  /** File dropped on the page. */
  initialFile: File | null;
  onUpload: (chosen: { file: File; language: string; copyFrom: Media | null }) => void;
  /** Called when several files are chosen or dropped on the form. */
  onFiles: (files: readonly File[]) => void;
  onClose: () => void;
}

/** Form for a new recording: language and file. */
export function UploadPanel(props: UploadPanelProps) {
  const { tourId, sectionId, languages, recordings } = props;
  const { initialLanguage, isLanguageGiven, initialFile } = props;
  const { onUpload, onFiles, onClose } = props;
  const otherSectionNote = useOtherSectionNote({ tourId, sectionId, languages });
  const panel = useRef<HTMLDivElement>(null);
  const isLanguageSet = useRef(isLanguageGiven);
  const [file, setFile] = useState(initialFile);
  const [problem, setProblem] = useState(
    initialFile === null ? null : audioFileProblem(initialFile),
  );
  const [copies, setCopies] = useState(true);
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
  const recordingIn = (code: string) => recordings.find((media) => media.language === code) ?? null;
  return (
    <Formik
      initialValues={{ language: initialLanguage }}
      onSubmit={({ language }) => {
        const newProblem = uploadProblem(file, tourId);
        setProblem(newProblem);
        if (file === null || newProblem !== null) return;
        onUpload({ file, language, copyFrom: copies ? recordingIn(language) : null });
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
              help={recordingIn(language) ? replacesNote(labelOf(language)) : undefined}
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
            <CopyChaptersField
              from={recordingIn(language)}
              file={file}
              isChecked={copies}
              onChange={setCopies}
            />
            <UploadButtons
              label={recordingIn(language) ? `Replace ${labelOf(language)}` : 'Upload'}
              onClose={onClose}
            />
            <UnsavedGuard when={file !== null} subject="The chosen file" />
          </Box>
        </Box>
      )}
    </Formik>
  );
}
