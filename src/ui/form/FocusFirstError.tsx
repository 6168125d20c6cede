import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';

/** Put inside a form: after a submit that failed on its fields, the first of them takes the focus. */
export function FocusFirstError() {
  const { isSubmitting, errors } = useFormikContext<unknown>();
  const mark = useRef<HTMLSpanElement>(null);
  const wasSubmitting = useRef(false);
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    const hasJustFailed = wasSubmitting.current && !isSubmitting && hasErrors;
    wasSubmitting.current = isSubmitting;
    if (!hasJustFailed) return;
    const first = mark.current
      ?.closest('form')
      ?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus();
  }, [isSubmitting, hasErrors]);
  return <span ref={mark} hidden />;
}
