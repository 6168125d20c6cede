import { useRef, useState, type FormEvent } from 'react';
import { countOf } from '../../../domain/text/count';
import { type Media } from '../../../domain/tours/media';

/** Controls of what is to be put right. */
const WRONG = '[aria-invalid="true"]';
/** Buttons that remove what can't be sent: it stays behind otherwise. */
const REFUSED = '[data-refused]';

/**
 * 'Upload 3 files'; 'Upload 2 of 3 files' where one can't be sent, or lacks a choice yet; 'Replace 2 files' where each
 * takes the place of a recording.
 */
function sendLabel(rows: readonly FileRow[]): string {
  const ready = rows.filter(isReady);
  const verb =
    ready.length > 0 && ready.every((row) => row.replaced !== null) ? 'Replace' : 'Upload';
  const files = countOf(rows.length, 'file');
  const areSome = ready.length > 0 && ready.length < rows.length;
  return areSome ? `${verb} ${ready.length} of ${files}` : `${verb} ${files}`;
}

interface FileRow {
  id: number;
  /** Reason why the file cannot be uploaded; null when it can. */
  fileProblem: string | null;
  /** Reason why it cannot be uploaded as chosen; null when it can. */
  choiceProblem: string | null;
  /** Recording that it takes the place of, whose chapters it may get; null without one. */
  replaced: Media | null;
}

const isReady = ({ fileProblem, choiceProblem }: FileRow) =>
  fileProblem === null && choiceProblem === null;

/** Choice whether a file gets the chapters of the recording that it takes the place of. */
export interface CopyChoice {
  from: Media;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

interface FileRowsFormOptions<Row> {
  rows: readonly Row[];
  /** Sends a file, to get the chapters of `copyFrom`; `isOneOfSeveral` is true where others are sent with it. */
  onSend: (row: Row, terms: { copyFrom: Media | null; isOneOfSeveral: boolean }) => void;
  onRemove: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** Form with a row for each file to upload: its sending, and the way of the focus. */
export function useFileRowsForm<Row extends FileRow>(options: FileRowsFormOptions<Row>) {
  const { rows, onSend, onRemove, onClose } = options;
  const form = useRef<HTMLFormElement>(null);
  const [wasTried, setWasTried] = useState(false);
  /** Ids of the files that get no chapters. */
  const [withoutCopies, setWithoutCopies] = useState<ReadonlySet<number>>(new Set());
  const sendable = rows.filter(({ fileProblem }) => fileProblem === null);
  const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector) ?? null;
  return {
    form,
    /** True once sending was tried. */
    wasTried,
    label: sendLabel(rows),
    copyChoice(row: Omit<FileRow, 'choiceProblem'>): CopyChoice | null {
      const { id, fileProblem, replaced } = row;
      if (replaced === null || fileProblem !== null) return null;
      const onChange = (isChecked: boolean) =>
        setWithoutCopies((current) =>
          isChecked
            ? new Set([...current].filter((other) => other !== id))
            : new Set([...current, id]),
        );
      return { from: replaced, isChecked: !withoutCopies.has(id), onChange };
    },
    focusFirst: () => (find(WRONG) ?? find('[data-send]'))?.focus(),
    sendByKeys: () => find('[data-send]')?.click(),
    remove(id: number) {
      const at = rows.findIndex((row) => row.id === id);
      const buttons = form.current?.querySelectorAll<HTMLElement>('li > button') ?? [];
      (buttons[at + 1] ?? buttons[at - 1] ?? find('[data-cancel]'))?.focus();
      onRemove([id]);
    },
    submit(event: FormEvent) {
      event.preventDefault();
      setWasTried(true);
      const ready = rows.filter(isReady);
      if (ready.length === 0 && sendable.length === 0) return find(REFUSED)?.focus();
      for (const row of ready) {
        const copyFrom = withoutCopies.has(row.id) ? null : row.replaced;
        onSend(row, { copyFrom, isOneOfSeveral: ready.length > 1 });
      }
      if (ready.length === sendable.length) return onClose();
      // Those that lack a choice stay in the form.
      onRemove(ready.map(({ id }) => id));
      return find(WRONG)?.focus();
    },
  };
}
