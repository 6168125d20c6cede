import { createContext, useContext, useId, type FocusEvent } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { useField, useFormikContext } from 'formik';
import { refusalOf, type Refusals } from '../../domain/forms/refusals';

/** Changed field whose stored value has also changed since. */
export interface FieldConflict {
  /** Current stored value. */
  stored: unknown;
  /** True while a save waits for the response. */
  isAwaited: boolean;
  /** Keeps the typed value, rebased onto the stored one, which the next save overwrites. */
  keep: () => void;
  /** Takes the stored value into the field. */
  take: () => void;
}

export type FieldConflicts = Readonly<Partial<Record<string, FieldConflict>>>;

/** Conflicts of a form by field name; empty outside of `FormRebase`. */
export const FormConflicts = createContext<FieldConflicts>({});

/**
 * Formik field with the id of its control, the error of a touched field and its conflict, if any. Blurring an unchanged
 * field shows no error, because the message would move the element being pressed.
 */
export function useFormField<Value>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  const id = useId();
  const onBlur = useEventCallback((event: FocusEvent) => {
    if (meta.touched || field.value !== meta.initialValue) field.onBlur(event);
  });
  const refusals = useFormikContext().status as Refusals | undefined; // set by `refuseFields` only
  const broken = meta.touched && meta.error !== undefined ? String(meta.error) : undefined;
  const error = broken ?? refusalOf(refusals, name, field.value);
  const conflict = useContext(FormConflicts)[name];
  return { id, field, onBlur, helpers, error, conflict };
}
