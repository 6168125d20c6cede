import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormikContext } from 'formik';
import { languageNames } from '../../domain/languages/languageNames';
import { type LanguageFormValues } from './languageForm';

const fields = ['label', 'native_label'] as const;

/** Names a new language after its code, in fields that nobody has written in. */
export function useSuggestedNames(isNew: boolean): void {
  const { values, setFieldValue } = useFormikContext<LanguageFormValues>();
  const suggested = useRef(languageNames(''));
  const code = values.code.trim().toLowerCase();
  const suggest = useEffectEvent(() => {
    const names = languageNames(code);
    for (const field of fields) {
      const isUntouched = values[field] === suggested.current[field];
      if (isUntouched && names[field] !== values[field]) void setFieldValue(field, names[field]);
    }
    suggested.current = names;
  });
  useEffect(() => {
    if (isNew) suggest();
  }, [isNew, code]);
}
