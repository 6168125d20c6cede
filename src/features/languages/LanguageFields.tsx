import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import { GLOBE } from '../../domain/language';
import { FormNumberField } from '../../ui/FormNumberField';
import { FormSwitch } from '../../ui/FormSwitch';
import { FormTextField } from '../../ui/FormTextField';
import { type LanguageFormValues } from './languageForm';

interface LanguageFieldsProps {
  /** A language that exists keeps its code. */
  isNew: boolean;
  /** Whether it is the default already. */
  isTheDefault: boolean;
}

/** The fields of a language, new or not. */
export function LanguageFields({ isNew, isTheDefault }: LanguageFieldsProps) {
  const { values, setFieldValue } = useFormikContext<LanguageFormValues>();
  const { code, is_default: willBeDefault, is_enabled: isEnabled } = values;
  const mustBeEnabled = willBeDefault && !isEnabled;
  useEffect(() => {
    if (mustBeEnabled) void setFieldValue('is_enabled', true);
  }, [mustBeEnabled, setFieldValue]);
  return (
    <>
      <FormTextField
        name="code"
        label="Code"
        required
        disabled={!isNew}
        autoFocus={isNew}
        placeholder="hi"
        help={isNew ? 'Like "en" or "zh-cn". Cannot be changed later.' : 'The code is locked.'}
      />
      <FormTextField name="label" label="Label" required autoFocus={!isNew} placeholder="Hindi" />
      <FormTextField
        name="native_label"
        label="Native label"
        language={code.trim().toLowerCase() || undefined}
        help="The name of the language in itself."
      />
      <FormTextField name="flag" label="Flag" help={`An emoji; ${GLOBE} when left empty.`} />
      <FormNumberField
        name="sort_order"
        label="Sort order"
        help="Low numbers come first in every list."
      />
      <FormSwitch
        name="is_enabled"
        label="Enabled"
        disabled={willBeDefault}
        help={
          willBeDefault
            ? 'The default language is always enabled.'
            : 'Offered in the console and in the app.'
        }
      />
      <FormSwitch
        name="is_default"
        label="Default language"
        disabled={isTheDefault}
        help={
          isTheDefault
            ? 'To change it, make another language the default.'
            : 'Takes the place of the default language there is.'
        }
      />
    </>
  );
}
