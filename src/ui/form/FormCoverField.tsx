import { useField, useFormikContext } from 'formik';
import { CoverChoice, type CoverChoiceProps } from '../controls/CoverChoice';

export interface FormCoverFieldProps extends Pick<
  CoverChoiceProps,
  'label' | 'url' | 'progressPercent' | 'refusal'
> {
  /** The form's value is the chosen file, null without one. */
  name: string;
}

/** The cover as a field of a form. */
export function FormCoverField({ name, ...shown }: FormCoverFieldProps) {
  const [{ value: file }, , { setValue }] = useField<File | null>(name);
  const { isSubmitting } = useFormikContext();
  return (
    <CoverChoice
      {...shown}
      file={file}
      isDisabled={isSubmitting}
      onFile={(chosen) => void setValue(chosen)}
    />
  );
}
