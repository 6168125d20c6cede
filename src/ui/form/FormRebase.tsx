import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useFormikContext } from 'formik';
import { FormConflicts, type FieldConflict, type FieldConflicts } from './useFormField';

/** Constant, so that fields do not re-render for it. */
const noConflicts: FieldConflicts = {};

interface FormRebaseProps<Values extends object> {
  /** Current values of the record; another tab or person may have changed it. */
  current: Values;
  /** Base values that changes are compared with. */
  base: Values;
  /** Called with a base that has the newer values of the settled fields. */
  onRebase: (base: Values) => void;
  /** Field labels, for announcing conflicts; the field's name by default. */
  labels?: Readonly<Record<string, string>>;
  /** Form fields. */
  children: ReactNode;
}

/**
 * True while a save waits for decisions on conflicts. A submit focuses the first conflict, whether known before or
 * found by the save, and resumes once all are decided. Typing cancels it until the next submit.
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
    // On the form itself, before React, whose listeners are on the root.
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
 * Rebases a form onto the current values of its record: untouched fields take them. Typed values stay, and a field
 * whose stored value has changed meanwhile offers both.
 */
export function FormRebase<Values extends object>(props: FormRebaseProps<Values>) {
  const { current, base, onRebase, labels = {}, children } = props;
  const { values, setValues, isSubmitting } = useFormikContext<Values>();
  const names = Object.keys(base) as (keyof Values & string)[]; // Object.keys() is typed as string[].
  // Optimistic values are ignored while a save runs, because the save may still be rejected.
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
  // Compared by value, because a record may change again before the effect runs.
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
