import {
  memo,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { isSaveKey } from '../../../ui/hooks/isSaveKey';

interface EditableCellProps {
  /** What the field is: 'Title of chapter 3'. */
  label: string;
  /** As it is typed. */
  text: string;
  /** What is shown in the place of an empty text. */
  standIn?: string;
  isEditing: boolean;
  isNumber?: boolean;
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
  onEdit: () => void;
  /** Answers why the text was not taken; null when it was. */
  onCommit: (text: string) => string | null;
  onClose: () => void;
  /** To the cell after or before this one. */
  onStep: (by: 1 | -1) => void;
  /** How it reads. */
  children: ReactNode;
}

/** A value of the table: a button that becomes a field. Enter takes it, Escape doesn't, Tab goes on. */
export const EditableCell = memo(function EditableCell(props: EditableCellProps) {
  const { label, text, isEditing, isNumber = false, lang, dir, onEdit, onCommit, onClose } = props;
  const { standIn, onStep, children } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const problemId = useId();

  useEffect(() => {
    if (isEditing) {
      field.current?.focus();
      field.current?.select();
    } else if (returnsFocus.current) {
      returnsFocus.current = false;
      button.current?.focus();
    }
  }, [isEditing]);

  const commit = (): boolean => {
    const typed = field.current?.value ?? text;
    const refused = typed === text ? null : onCommit(typed);
    setProblem(refused);
    return refused === null;
  };
  const empty = standIn === undefined ? 'empty' : `empty, ${standIn}`;
  const spoken = text === '' ? empty : text;
  const close = () => {
    setProblem(null);
    returnsFocus.current = true;
    onClose();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (isSaveKey(event)) {
      if (!commit()) event.preventDefault();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (commit()) close();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      if (commit()) onStep(event.shiftKey ? -1 : 1);
    }
  };

  if (!isEditing) {
    return (
      <button
        ref={button}
        type="button"
        className={isNumber ? 'cell number' : 'cell'}
        aria-label={`${label}: ${spoken}`}
        onClick={onEdit}
      >
        {children}
      </button>
    );
  }
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
        onKeyDown={handleKey}
        onBlur={() => {
          if (commit()) onClose();
        }}
      />
      {problem !== null && (
        <span id={problemId} role="alert" className="problem">
          {problem}
        </span>
      )}
    </>
  );
});
