import {
  memo,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { leavesSpace } from '../../../ui/command/command';
import { isSaveKey } from '../../../ui/dom/isSaveKey';

interface EditableCellProps {
  /** Accessible name, as in 'Title of chapter 3'. */
  label: string;
  /** Value in the format in which it is typed. */
  text: string;
  /** Text shown instead of an empty value. */
  placeholder?: string;
  isEditing: boolean;
  isNumber?: boolean;
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
  onEdit: () => void;
  /** True in a row of a multi-selection, whose keys act on all selected rows. */
  isSelected: boolean;
  /** Called by Delete and Backspace on a closed number cell. */
  onClear: () => void;
  /** Called with each typed text; null for a text equal to the value. */
  onType: (text: string | null) => void;
  /** Called with null for unchanged text. Returns the reason for a refusal; null when accepted. */
  onCommit: (text: string | null) => string | null;
  onClose: () => void;
  /** Restores the focus after a key ended the edit; false leaves the focus to the cell. */
  onRestoreFocus: () => boolean;
  /** Called with the direction of the next or previous cell. */
  onStep: (by: 1 | -1) => void;
  /**
   * Continues in the row below or above; false when it stays. A text continues after Enter, a number after an arrow
   * key: a person who changed a time usually wants to hear it first.
   */
  onRow: (by: 1 | -1) => boolean;
  /** Formatted value. */
  children: ReactNode;
}

type CellFieldProps = Omit<
  EditableCellProps,
  'placeholder' | 'isEditing' | 'isSelected' | 'onEdit' | 'onClear' | 'onRestoreFocus' | 'children'
> & {
  /** Called when a key, not a click elsewhere, ends the edit. */
  onLeave: () => void;
};

/** A space appends to fully selected text instead of replacing it: Space is often pressed to play. */
function keepFromBlank({ target: field, key }: KeyboardEvent): void {
  if (key !== ' ' || !(field instanceof HTMLInputElement)) return;
  const { value, selectionStart, selectionEnd } = field;
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length;
  if (isAllSelected) field.setSelectionRange(value.length, value.length);
}

const isVerticalArrow = (key: string) => key === 'ArrowDown' || key === 'ArrowUp';

/** Scrolls a newly shown element at the table's edge into view. */
const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });

/** Field of an open cell, with the reason for a refused value. */
function CellField(props: CellFieldProps) {
  const { label, text, isNumber = false, lang, dir, onType, onCommit, onClose } = props;
  const { onLeave, onStep, onRow } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const commit = (): boolean => {
    const typed = field.current?.value ?? text;
    const refused = onCommit(typed === text ? null : typed);
    setProblem(refused);
    return refused === null;
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    keepFromBlank(event);
    if (isSaveKey(event)) {
      if (!commit()) event.preventDefault();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (commit() && (isNumber || !onRow(event.shiftKey ? -1 : 1))) onLeave();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onLeave();
    } else if (isNumber && isVerticalArrow(event.key)) {
      event.preventDefault();
      if (commit() && !onRow(event.key === 'ArrowDown' ? 1 : -1)) onLeave();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      if (commit()) onStep(event.shiftKey ? -1 : 1);
    }
  };
  return (
    <>
      <input
        ref={field}
        className={isNumber ? 'field number' : 'field'}
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        defaultValue={text}
        lang={lang}
        dir={dir}
        autoComplete="off"
        spellCheck={!isNumber}
        onChange={({ target }) => onType(target.value === text ? null : target.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          if (commit()) onClose();
        }}
      />
      {problem !== null && (
        <span ref={scrollIntoView} id={problemId} role="alert" className="problem">
          {problem}
        </span>
      )}
    </>
  );
}

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !ctrlKey && !metaKey && !altKey;
const isDigit = (event: KeyboardEvent) => /^\d$/.test(event.key) && isPlain(event);
const isLetterOrDigit = (event: KeyboardEvent) =>
  /^[\p{L}\p{N}]$/u.test(event.key) && isPlain(event);
const isClearing = (event: KeyboardEvent) =>
  /^(Delete|Backspace)$/.test(event.key) && isPlain(event);

/**
 * Cell that is a button until edited: by Enter, F2 or a click, by a digit, or by a letter on a text; Space plays.
 * Delete and Backspace clear a number; on a text, Delete applies to the row. In the field, Enter commits and may
 * continue in the next row, Escape cancels, Tab commits and moves on; in a number field, the vertical arrows commit and
 * go to the row below or above.
 */
export const EditableCell = memo(function EditableCell(props: EditableCellProps) {
  const { label, text, placeholder, isEditing, isNumber, onRestoreFocus, children } = props;
  const { isSelected, onEdit, onClear } = props;
  const button = useRef<HTMLButtonElement>(null);
  const shouldRestoreFocus = useRef(false);
  useEffect(() => {
    if (isEditing || !shouldRestoreFocus.current) return;
    shouldRestoreFocus.current = false;
    if (!onRestoreFocus()) button.current?.focus();
  }, [isEditing, onRestoreFocus]);

  if (isEditing) {
    const leave = () => {
      shouldRestoreFocus.current = true;
      props.onClose();
    };
    return <CellField {...props} onLeave={leave} />;
  }
  const emptyText = placeholder === undefined ? 'empty' : `empty, ${placeholder}`;
  return (
    <button
      ref={button}
      type="button"
      className={isNumber === true ? 'cell number' : 'cell'}
      aria-label={`${label}: ${text === '' ? emptyText : text}`}
      {...leavesSpace}
      aria-keyshortcuts="Enter F2"
      onClick={onEdit}
      onKeyDown={(event) => {
        if (isSelected && event.key !== 'F2') return;
        if (isNumber === true && isClearing(event)) {
          event.preventDefault();
          if (!event.repeat) onClear();
          return;
        }
        if (event.key === 'F2') event.preventDefault();
        else if (isNumber === true ? !isDigit(event) : !isLetterOrDigit(event)) return;
        // The character is typed into the field, replacing the value, and runs no command.
        event.stopPropagation();
        flushSync(onEdit);
      }}
      onKeyUp={(event) => {
        // Some browsers click a button on the release of Space even if the key press was handled.
        if (event.key === ' ') event.preventDefault();
      }}
    >
      {children}
    </button>
  );
});
