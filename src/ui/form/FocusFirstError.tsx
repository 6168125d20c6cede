import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';

/** Focuses the first invalid field after a submit that failed validation. Render inside the form. */
export function FocusFirstError() {
  const { isSubmitting, errors } = useFormikContext<unknown>();
  const markerRef = useRef<HTMLSpanElement>(null);
  const wasSubmitting = useRef(false);
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    const hasFailedValidation = wasSubmitting.current && !isSubmitting && hasErrors;
    wasSubmitting.current = isSubmitting;
    if (!hasFailedValidation) return;
    const first = markerRef.current
      ?.closest('form')
      ?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus();
  }, [isSubmitting, hasErrors]);
  return <span ref={markerRef} hidden />;
}
