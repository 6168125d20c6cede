import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useFormikContext } from 'formik';
import { FormConflicts, type FieldConflict, type FieldConflicts } from './useFormField';

/** The same object each time: fields are not drawn for it. */
const noConflicts: FieldConflicts = {};

interface FormRebaseProps<Values extends object> {
  /** Values of the record by now: it may have been changed in another tab, or by somebody else. */
  current: Values;
  /** Values that changes are measured against. */
  base: Values;
  /** Called with the base in which fields that are settled have their newer values. */
  onRebase: (base: Values) => void;
  /** Field labels, for announcing conflicts; the field's name by default. */
  labels?: Readonly<Record<string, string>>;
  /** The fields. */
  children: ReactNode;
}

/**
 * True while a save waits for decisions. It is led to the first question about a value that was changed elsewhere too,
 * be it there before or found by the save, and goes on once all are decided. Typing puts it off until the next save.
 */
function useDecisionsFirst(
  inside: RefObject<HTMLElement | null>,
  questionCount: number,
  isSubmitting: boolean,
): boolean {
  const [isSaveAsked, setSaveAsked] = useState(false);
  const formOf = () => inside.current?.closest('form') ?? null;
  const focusQuestion = () =>
    formOf()?.querySelector<HTMLElement>('[data-conflict] button')?.focus();
  const handleSubmit = useEffectEvent((event: Event) => {
    setSaveAsked(true);
    if (questionCount === 0) return;
    event.preventDefault();
    event.stopPropagation();
    focusQuestion();
  });
  const goOn = useEffectEvent(() => {
    if (!isSaveAsked) return;
    if (questionCount > 0) return focusQuestion();
    formOf()?.requestSubmit();
  });
  useEffect(() => {
    goOn();
  }, [questionCount]);
  const endSave = useEffectEvent(() => {
    if (questionCount === 0) setSaveAsked(false);
  });
  useEffect(() => {
    if (!isSubmitting) endSave();
  }, [isSubmitting]);
  useEffect(() => {
    const form = inside.current?.closest('form');
    const onSubmit = (event: Event) => handleSubmit(event);
    const onInput = () => setSaveAsked(false);
    // On the form, before React, which listens further out.
    form?.addEventListener('submit', onSubmit);
    form?.addEventListener('input', onInput);
    return () => {
      form?.removeEventListener('submit', onSubmit);
      form?.removeEventListener('input', onInput);
    };
  }, [inside]);
  return isSaveAsked;
}

/**
 * Rebases a form onto its record as it is by now: fields that nobody touched take its values. What was typed
 * stays, and its field offers both values where the stored one is another by now.
 */
export function FormRebase<Values extends object>(props: FormRebaseProps<Values>) {
  const { current, base, onRebase, labels = {}, children } = props;
  const { values, setValues, isSubmitting } = useFormikContext<Values>();
  const names = Object.keys(base) as (keyof Values & string)[]; // Keys of a record are its names.
  // While a save runs, the optimistic values are ignored: they may still be refused.
  const newer = isSubmitting
    ? []
    : names.filter((name) => name in current && current[name] !== base[name]);
  const isSettled = (name: keyof Values) =>
    values[name] === base[name] || values[name] === current[name];
  const settled = newer.filter(isSettled);
  const contested = newer.filter((name) => !isSettled(name));

  const currentOf = (fields: readonly (keyof Values)[]) =>
    Object.fromEntries(fields.map((name) => [name, current[name]]));
  const take = (fields: readonly (keyof Values)[]) => {
    void setValues({ ...values, ...currentOf(fields) });
    onRebase({ ...base, ...currentOf(fields) });
  };
  const rebase = useEffectEvent(() => take(settled));
  // Values may change again before they are drawn.
  const settledValues = JSON.stringify(currentOf(settled));
  const isOutdated = settled.length > 0;
  useEffect(() => {
    if (isOutdated) rebase();
  }, [isOutdated, settledValues]);

  const announcement = useRef<HTMLSpanElement>(null);
  const isAwaited = useDecisionsFirst(announcement, contested.length, isSubmitting);

  const conflictOf = (name: keyof Values & string): FieldConflict => ({
    stored: current[name],
    isAwaited,
    keep: () => onRebase({ ...base, ...currentOf([name]) }),
    take: () => take([name]),
  });
  const conflicts =
    contested.length === 0
      ? noConflicts
      : Object.fromEntries(contested.map((name) => [name, conflictOf(name)]));
  return (
    <FormConflicts value={conflicts}>
      {children}
      <span ref={announcement} role="status" style={visuallyHidden}>
        {contested.length > 0 &&
          `Changed in the meantime: ${contested.map((name) => labels[name] ?? name).join(', ')}`}
      </span>
    </FormConflicts>
  );
}
