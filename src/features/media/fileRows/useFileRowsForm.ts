import { useRef, useState, type FormEvent } from 'react';
import { countOf } from '../../../domain/text/count';
import { type Media } from '../../../domain/tours/media';

/** Selector of controls that need correction. */
const WRONG = '[aria-invalid="true"]';
/** Selector of buttons that remove unsendable files, which would otherwise stay behind. */
const REFUSED = '[data-refused]';

/**
 * Label as in 'Upload 3 files'; 'Upload 2 of 3 files' when one cannot be sent or still lacks a choice; 'Replace 2
 * files' when each supersedes a recording.
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
  /** Reason why the file cannot be uploaded at all; null when it can. */
  fileProblem: string | null;
  /** Reason why the file cannot be uploaded with the current choices; null when it can. */
  choiceProblem: string | null;
  /** Recording that the file supersedes, whose chapters can be copied; null for none. */
  replaced: Media | null;
}

const isReady = ({ fileProblem, choiceProblem }: FileRow) =>
  fileProblem === null && choiceProblem === null;

/** Choice whether a file receives the chapters of the recording that it supersedes. */
export interface CopyChoice {
  from: Media;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

interface FileRowsFormOptions<Row> {
  rows: readonly Row[];
  /** Sends a file, which receives the chapters of `copyFrom`; `isOneOfSeveral` is true when others are sent with it. */
  onSend: (row: Row, terms: { copyFrom: Media | null; isOneOfSeveral: boolean }) => void;
  onRemove: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** Form with a row per file to upload: submission and focus management. */
export function useFileRowsForm<Row extends FileRow>(options: FileRowsFormOptions<Row>) {
  const { rows, onSend, onRemove, onClose } = options;
  const form = useRef<HTMLFormElement>(null);
  const [wasTried, setWasTried] = useState(false);
  /** Ids of files that receive no chapters. */
  const [withoutCopies, setWithoutCopies] = useState<ReadonlySet<number>>(new Set());
  const sendable = rows.filter(({ fileProblem }) => fileProblem === null);
  const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector) ?? null;
  return {
    form,
    /** True after the first attempt to send. */
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
      // Files that lack a choice stay in the form.
      onRemove(ready.map(({ id }) => id));
      return find(WRONG)?.focus();
    },
  };
}
