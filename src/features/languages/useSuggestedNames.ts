import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormikContext } from 'formik';
import { type Language } from '../../domain/languages/language';
import { languageNames } from '../../domain/languages/languageNames';
import { type LanguageFormValues } from './languageForm';

const fields = ['label', 'native_label'] as const;

/** Suggests names for a new language by its code, in fields not edited by hand. */
export function useSuggestedNames(isNew: boolean, languages: readonly Language[]): void {
  const { values, setFieldValue } = useFormikContext<LanguageFormValues>();
  const suggested = useRef(languageNames(''));
  const written = values.code.trim().toLowerCase();
  // A code already taken is not the new language's.
  const code = languages.some((language) => language.code === written) ? '' : written;
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
