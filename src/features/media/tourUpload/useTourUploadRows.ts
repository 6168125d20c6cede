import { useRef, useState } from 'react';
import { type Language } from '../../../domain/languages/language';
import { languageOfFile } from '../../../domain/languages/languageOfFile';
import { languageOfTitle, sectionOfFile } from '../../../domain/tours/sectionOfFile';
import { compareNewest } from '../../../domain/tours/media';
import { isTemporary } from '../../../state/outbox/temporaryId';
import { type TourSection } from '../fileRows/useTourSections';
import { uploadProblem } from '../upload/audioFileProblem';
import { replacesNote } from '../upload/uploadLanguage';
import { type ListedFile } from '../upload/useUploadForm';

/** Section and language that a file belongs to. */
interface UploadTarget {
  /** Empty while none is chosen. */
  sectionId: string;
  /** Language code; empty while none is chosen. */
  language: string;
}

interface RowsContext {
  tourId: string;
  sections: readonly TourSection[];
  languages: readonly Language[];
}

/** Sentence as in 'Choose the section and the language of this file.'; null when both are chosen. */
function missingText({ sectionId, language }: UploadTarget): string | null {
  const missing = [sectionId === '' ? 'section' : null, language === '' ? 'language' : null];
  const words = missing.filter((word) => word !== null).map((word) => `the ${word}`);
  return words.length === 0 ? null : `Choose ${words.join(' and ')} of this file.`;
}

/** Files to upload, each with its section, language and problems. */
export function useTourUploadRows(context: RowsContext, initialFiles: readonly File[]) {
  const { tourId, sections, languages } = context;
  const fileCount = useRef(initialFiles.length);
  const [list, setList] = useState<readonly ListedFile[]>(() =>
    initialFiles.map((file, id) => ({ id, file })),
  );
  /** Explicit choices, by file id. */
  const [chosen, setChosen] = useState<Readonly<Record<number, Partial<UploadTarget>>>>({});
  /** Shared language of files whose names contain none. */
  const [commonLanguage, setCommonLanguage] = useState('');

  const targeted = list.map(({ id, file }) => {
    const sectionId = chosen[id]?.sectionId ?? sectionOfFile(file.name, sections, languages) ?? '';
    const titles = sections.find((section) => section.id === sectionId)?.texts ?? [];
    const named =
      languageOfFile(file.name, languages) ?? languageOfTitle(file.name, titles, languages);
    return {
      id,
      file,
      isLanguageNamed: named !== null,
      sectionId,
      language: chosen[id]?.language ?? named ?? commonLanguage,
      fileProblem: uploadProblem(file, tourId),
    };
  });
  const sendable = targeted.filter(({ fileProblem }) => fileProblem === null);
  const rows = targeted.map((row) => {
    const { id, sectionId, language } = row;
    const section = sections.find((candidate) => candidate.id === sectionId);
    const label = languages.find(({ code }) => code === language)?.label ?? language;
    const missing = missingText(row);
    const isUnsaved = isTemporary(sectionId);
    const isDouble =
      missing === null &&
      sendable.some(
        (other) => other.id !== id && other.sectionId === sectionId && other.language === language,
      );
    const doubleProblem = isDouble
      ? `More than one of these files is for this section in ${label}.`
      : null;
    const replaced =
      section?.media
        .filter((media) => media.type === 'audio' && media.language === language)
        .toSorted(compareNewest)[0] ?? null;
    return {
      ...row,
      choiceProblem: missing ?? (isUnsaved ? 'This section has not been sent yet.' : doubleProblem),
      isSectionWrong: sectionId === '' || isUnsaved || isDouble,
      isLanguageWrong: language === '' || isDouble,
      replaced,
      note: replaced === null ? null : replacesNote(label),
    };
  });
  return {
    rows,
    commonLanguage,
    setCommonLanguage,
    add(files: readonly File[]) {
      const added = files.map((file) => ({ id: (fileCount.current += 1), file }));
      setList((current) => [...current, ...added]);
    },
    remove: (ids: readonly number[]) =>
      setList((current) => current.filter(({ id }) => !ids.includes(id))),
    choose: (id: number, choice: Partial<UploadTarget>) =>
      setChosen((current) => ({ ...current, [id]: { ...current[id], ...choice } })),
  };
}
