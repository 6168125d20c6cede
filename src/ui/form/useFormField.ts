import { useId } from 'react';
import { useField } from 'formik';

/** A Formik field with the id of its control and the error to show, if touched. */
export function useFormField<Value>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  const id = useId();
  const error = meta.touched && meta.error !== undefined ? String(meta.error) : undefined;
  return { id, field, helpers, error };
}
