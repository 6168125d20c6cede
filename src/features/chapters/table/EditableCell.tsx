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
  /** Accessible name: 'Title of chapter 3'. */
  label: string;
  /** Value in the form in which it is typed. */
  text: string;
  /** Text shown instead of an empty value. */
  placeholder?: string;
  isEditing: boolean;
  isNumber?: boolean;
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
  onEdit: () => void;
  /** True in a row that is selected with others, whose keys are for all of them. */
  isSelected: boolean;
  /** Called by Delete and Backspace on a cell of a number that is not edited. */
  onClear: () => void;
  /** Called with each text that is typed; null for one that equals the value. */
  onType: (text: string | null) => void;
  /** Called with null when the text is unchanged. Returns why it was refused; null when accepted. */
  onCommit: (text: string | null) => string | null;
  onClose: () => void;
  /** Gives the focus back after a key ended the edit; false leaves it to the cell. */
  onRestoreFocus: () => boolean;
  /** Called with the direction of the next or previous cell. */
  onStep: (by: 1 | -1) => void;
  /**
   * Goes on in the row below or above; false where it stays. A text does so after Enter, a number after an arrow:
   * whoever changed a time wants to hear it.
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

/** A blank is typed after a text that is selected as a whole, never in its place: Space is pressed to play. */
function keepFromBlank({ target: field, key }: KeyboardEvent): void {
  if (key !== ' ' || !(field instanceof HTMLInputElement)) return;
  const { value, selectionStart, selectionEnd } = field;
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length;
  if (isAllSelected) field.setSelectionRange(value.length, value.length);
}

const isVerticalArrow = (key: string) => key === 'ArrowDown' || key === 'ArrowUp';

/** Scrolls what has just appeared at an edge of the table into view. */
const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });

/** Field of a cell that is edited, with the reason why its value was refused. */
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
 * Cell that is a button until it is edited, by Enter, F2 or a click, by a digit, or a letter in a text; Space plays.
 * Delete and Backspace clear a number; on a text, Delete means the row. In the field Enter commits and may go on in the
 * next row, Escape cancels, Tab commits and moves on; in one of a number the arrows commit and go to the row below or
 * above.
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
        // The character is typed into the field, in the place of the value, and is no command.
        event.stopPropagation();
        flushSync(onEdit);
      }}
      onKeyUp={(event) => {
        // Some browsers press a button as Space is released, though the key was taken before.
        if (event.key === ' ') event.preventDefault();
      }}
    >
      {children}
    </button>
  );
});
