import { useEffect, useEffectEvent, useState } from 'react';
import Box from '@mui/material/Box';
import { type Language } from '../../../domain/languages/language';
import { languageOfFile } from '../../../domain/languages/languageOfFile';
import { type Media } from '../../../domain/tours/media';
import { UnsavedGuard } from '../../../ui/feedback/UnsavedGuard';
import { languageOptions } from '../fileRows/FileChoice';
import { UploadTableRow } from '../fileRows/UploadTableRow';
import { useFileRowsForm } from '../fileRows/useFileRowsForm';
import { useOtherSectionNote } from '../fileRows/useOtherSectionNote';
import { uploadProblem } from './audioFileProblem';
import { UploadButtons, uploadFormKeys, uploadFormStyle } from './UploadButtons';
import { replacesNote } from './uploadLanguage';
import { type useAudioUploads } from './useAudioUploads';
import { type ListedFile } from './useUploadForm';

interface UploadTableProps {
  tourId: string;
  sectionId: string;
  languages: readonly Language[];
  /** Newest recording of each recorded language. */
  recordings: readonly Media[];
  list: readonly ListedFile[];
  onUpload: ReturnType<typeof useAudioUploads>;
  onRemove: (ids: readonly number[]) => void;
  onClose: () => void;
}

const listStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  // Keeps the button below the list in view, whatever the number of files.
  maxHeight: '50vh',
  overflowY: 'auto',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** Files with their languages, guessed from their names unless chosen, and their problems. */
function useUploadRows({ tourId, sectionId, languages, recordings, list }: UploadTableProps) {
  const otherSectionNote = useOtherSectionNote({ tourId, sectionId, languages });
  /** Explicitly chosen languages, by file id. */
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const named = list.map(({ id, file }) => ({
    id,
    file,
    language: chosen[id] ?? languageOfFile(file.name, languages) ?? '',
    fileProblem: uploadProblem(file, tourId),
  }));
  const sendable = named.filter(({ fileProblem }) => fileProblem === null);
  const rows = named.map(({ id, file, language, fileProblem }) => {
    const label = languages.find(({ code }) => code === language)?.label ?? language;
    const isDouble = sendable.some((other) => other.id !== id && other.language === language);
    const doubleProblem = isDouble ? `More than one of these files is in ${label}.` : null;
    const choiceProblem = language === '' ? 'Choose the language of this file.' : doubleProblem;
    const replaced = recordings.find((media) => media.language === language) ?? null;
    const notes = [
      otherSectionNote(file.name),
      replaced === null ? null : replacesNote(label),
    ].filter((note) => note !== null);
    return {
      id,
      file,
      language,
      fileProblem,
      choiceProblem,
      replaced,
      note: notes.length === 0 ? null : notes.join(' '),
    };
  });
  const choose = (id: number, code: string) => setChosen((current) => ({ ...current, [id]: code }));
  return { rows, choose };
}

/** Form for several new recordings: one row per file, with its language. */
export function UploadTable(props: UploadTableProps) {
  const { languages, onUpload, onRemove, onClose } = props;
  const { rows, choose } = useUploadRows(props);
  const { form, wasTried, label, copyChoice, focusFirst, remove, submit } = useFileRowsForm({
    rows,
    onSend: ({ file, language }, terms) => onUpload({ file, language, ...terms }),
    onRemove,
    onClose,
  });
  const focusAtFirst = useEffectEvent(focusFirst);
  useEffect(() => {
    focusAtFirst();
  }, []);
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label="Upload audio"
      onSubmit={submit}
      {...uploadFormKeys(() => form.current, onClose)}
      sx={uploadFormStyle}
    >
      <Box component="ul" aria-label="Files to upload" sx={listStyle}>
        {rows.map(({ id, language, replaced, ...row }) => (
          <UploadTableRow
            key={id}
            {...row}
            copyChoice={copyChoice({ id, replaced, fileProblem: row.fileProblem })}
            wasTried={wasTried}
            choices={[
              {
                label: `Language of ${row.file.name}`,
                value: language,
                options: languageOptions(languages),
                isWrong: row.choiceProblem !== null,
                onChange: (code) => choose(id, code),
              },
            ]}
            onRemove={() => remove(id)}
          />
        ))}
      </Box>
      <UploadButtons label={label} onClose={onClose} />
      <UnsavedGuard when subject="The chosen files" />
    </Box>
  );
}
