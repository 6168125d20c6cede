import { useEffect, useMemo } from 'react';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { unknownCodeAdvice } from '../../domain/languages/languageNames';
import { GLOBE } from '../../domain/languages/language';
import { FormNumberField } from '../../ui/form/FormNumberField';
import { FormSwitch } from '../../ui/form/FormSwitch';
import { FormTextField } from '../../ui/form/FormTextField';
import { ExistingCode, type ExistingCodeProps } from './ExistingCode';
import { type LanguageFormValues } from './languageForm';
import { useSuggestedNames } from './useSuggestedNames';

export const fieldLabels: Record<keyof LanguageFormValues, string> = {
  code: 'Code',
  label: 'Label',
  native_label: 'Native label',
  flag: 'Flag',
  sort_order: 'Sort order',
  is_enabled: 'Enabled',
  is_default: 'Default language',
};

interface LanguageFieldsProps extends Omit<ExistingCodeProps, 'code'> {
  /** False for an existing language, whose code is locked. */
  isNew: boolean;
  /** True when the language already is the default. */
  isCurrentDefault: boolean;
}

/** Help on a new code, or a warning about one that is not a known language; it is allowed all the same. */
function CodeHelp({ code, label }: { code: string; label: string }) {
  const written = code.trim().toLowerCase();
  const advice = useMemo(() => unknownCodeAdvice(written, label), [written, label]);
  if (advice === null) return 'Like "en" or "zh-cn". Cannot be changed later.';
  return (
    <Box component="span" role="status" sx={{ color: 'warning.main' }}>
      {advice} It cannot be changed later.
    </Box>
  );
}

/** Fields of a new or existing language. */
export function LanguageFields(props: LanguageFieldsProps) {
  const { isNew, isCurrentDefault, languages, onTake } = props;
  const { values, setFieldValue } = useFormikContext<LanguageFormValues>();
  const { code, is_default: willBeDefault, is_enabled: isEnabled } = values;
  useSuggestedNames(isNew, languages);
  const mustBeEnabled = willBeDefault && !isEnabled;
  useEffect(() => {
    if (mustBeEnabled) void setFieldValue('is_enabled', true);
  }, [mustBeEnabled, setFieldValue]);
  return (
    <>
      <FormTextField
        name="code"
        label={fieldLabels.code}
        required
        disabled={!isNew}
        autoFocus={isNew}
        placeholder="hi"
        help={isNew ? <CodeHelp code={code} label={values.label} /> : 'The code is locked.'}
      />
      {isNew && <ExistingCode code={code} languages={languages} onTake={onTake} />}
      <FormTextField
        name="label"
        limit="name"
        label={fieldLabels.label}
        required
        autoFocus={!isNew}
        placeholder="Hindi"
      />
      <FormTextField
        name="native_label"
        limit="name"
        label={fieldLabels.native_label}
        language={code.trim().toLowerCase() || undefined}
        help="Its name in that language."
      />
      <FormTextField
        name="flag"
        label={fieldLabels.flag}
        help={`An emoji; ${GLOBE} when left empty.`}
      />
      <FormNumberField
        name="sort_order"
        label={fieldLabels.sort_order}
        help="Low numbers come first in every list."
      />
      {/* Side by side, so that the form fits into a low window. */}
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        <FormSwitch
          name="is_enabled"
          label={fieldLabels.is_enabled}
          disabled={willBeDefault}
          help={
            willBeDefault
              ? 'The default language is always enabled.'
              : 'Offered in the console and in the app.'
          }
        />
        <FormSwitch
          name="is_default"
          label={fieldLabels.is_default}
          disabled={isCurrentDefault}
          help={
            isCurrentDefault
              ? 'To change it, make another language the default.'
              : 'Replaces the current default language.'
          }
        />
      </Box>
    </>
  );
}
