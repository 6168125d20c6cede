import { useRef, useState } from 'react';
import { useFileDrop } from '../../../ui/hooks/useFileDrop';

export interface ListedFile {
  /** Unique per listing, even when the same file is added twice. */
  id: number;
  file: File;
}

interface UploadForm {
  /** New for each opening, which resets the form. */
  id: number;
  /** File dropped on the page. */
  file: File | null;
  /** Files dropped or chosen together; null in the form for a single file. */
  list: readonly ListedFile[] | null;
  /** Language to open the form for; null for none. */
  language: string | null;
}

const emptyForm: UploadForm = { id: 0, file: null, list: null, language: null };

/** Upload form, opened by its button, by files dropped anywhere on the page, or by the page's URL for a language. */
export function useUploadForm(askedLanguage: string | null) {
  const [opened, setOpened] = useState<UploadForm | null>(null);
  const [wasClosed, setWasClosed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const fileCount = useRef(0);
  const requestedForm =
    askedLanguage === null || wasClosed ? null : { ...emptyForm, language: askedLanguage };
  const open = (given: Partial<UploadForm>) =>
    setOpened((last) => ({ ...emptyForm, ...given, id: (last?.id ?? 0) + 1 }));
  const openFiles = (files: readonly File[]) => {
    const list = opened?.list ?? null;
    if (list === null && files.length < 2) return open({ file: files[0] ?? null });
    const added = files.map((file) => ({ id: (fileCount.current += 1), file }));
    if (opened === null || list === null) return open({ list: added });
    return setOpened({ ...opened, list: [...list, ...added] });
  };
  const isDropping = useFileDrop(openFiles);
  const form = opened ?? requestedForm;
  const close = () => {
    setOpened(null);
    setWasClosed(true);
    button.current?.focus();
  };
  return {
    form,
    button,
    isDropping,
    open: () => open({}),
    openFor: (language: string) => open({ language }),
    /** Opens the single-file form for one file; several files, or files added to a list, go into the list. */
    openFiles,
    /** Removes files from the list, and closes the form with the last one. */
    remove(ids: readonly number[]) {
      const list = opened?.list?.filter(({ id }) => !ids.includes(id)) ?? [];
      if (opened === null || list.length === 0) return close();
      return setOpened({ ...opened, list });
    },
    close,
  };
}
