import { createContext, useContext, useId, type FocusEvent } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { useField, useFormikContext } from 'formik';
import { refusalOf, type Refusals } from '../../domain/forms/refusals';

/** A changed field whose stored value has become another one since. */
export interface FieldConflict {
  /** Value that is stored by now. */
  stored: unknown;
  /** True while a save waits for the response. */
  isAwaited: boolean;
  /** Makes the stored value the base of what was typed, which replaces it when it is saved. */
  keep: () => void;
  /** Puts the stored value into the field. */
  take: () => void;
}

export type FieldConflicts = Readonly<Partial<Record<string, FieldConflict>>>;

/** Conflicts of the fields of a form by their names; empty outside of `FormRebase`. */
export const FormConflicts = createContext<FieldConflicts>({});

/**
 * A Formik field with the id of its control, the error to show, if touched, and its conflict, if any. A field that is
 * left as it was shows no message: it would move what is being pressed.
 */
export function useFormField<Value>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  const id = useId();
  const onBlur = useEventCallback((event: FocusEvent) => {
    if (meta.touched || field.value !== meta.initialValue) field.onBlur(event);
  });
  const refusals = useFormikContext().status as Refusals | undefined; // only `refuseFields` sets it
  const broken = meta.touched && meta.error !== undefined ? String(meta.error) : undefined;
  const error = broken ?? refusalOf(refusals, name, field.value);
  const conflict = useContext(FormConflicts)[name];
  return { id, field, onBlur, helpers, error, conflict };
}
