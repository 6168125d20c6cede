import { useRef, useState } from 'react';
import { useFileDrop } from '../../../ui/hooks/useFileDrop';

interface UploadForm {
  /** New with each file, so that the form begins anew. */
  id: number;
  /** File that was dropped on the page. */
  file: File | null;
  /** Files that were dropped with it: each has a form of its own after this one. */
  waiting: readonly File[];
  /** Language that it was opened for; null where nobody said. */
  language: string | null;
}

const emptyForm: UploadForm = { id: 0, file: null, waiting: [], language: null };

/**
 * Form for an upload; opened by its button, by files that are dropped anywhere on the page, or by the
 * address of the page for a language.
 */
export function useUploadForm(askedLanguage: string | null) {
  const [opened, setOpened] = useState<UploadForm | null>(null);
  const [isAnswered, setIsAnswered] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const asked =
    askedLanguage === null || isAnswered ? null : { ...emptyForm, language: askedLanguage };
  const open = (given: Partial<UploadForm>) =>
    setOpened((last) => ({ ...emptyForm, ...given, id: (last?.id ?? 0) + 1 }));
  const openFiles = ([file, ...waiting]: readonly File[]) => open({ file: file ?? null, waiting });
  const isDropping = useFileDrop(openFiles);
  const form = opened ?? asked;
  const close = () => {
    setOpened(null);
    setIsAnswered(true);
    button.current?.focus();
  };
  return {
    form,
    button,
    isDropping,
    open: () => open({}),
    openFor: (language: string) => open({ language }),
    openFiles,
    /** Goes on to the next of the files that were dropped together. */
    next: () => (form === null || form.waiting.length === 0 ? close() : openFiles(form.waiting)),
    close,
  };
}
