import { useField, useFormikContext } from 'formik';
import { CoverChoice, type CoverChoiceProps } from '../controls/CoverChoice';

export interface FormCoverFieldProps extends Pick<
  CoverChoiceProps,
  'label' | 'url' | 'progressPercent' | 'refusal'
> {
  /** Name of the field; its value is the chosen file, or null. */
  name: string;
}

export function FormCoverField({ name, ...coverProps }: FormCoverFieldProps) {
  const [{ value: file }, , { setValue }] = useField<File | null>(name);
  const { isSubmitting } = useFormikContext();
  return (
    <CoverChoice
      {...coverProps}
      file={file}
      isDisabled={isSubmitting}
      onFile={(chosen) => void setValue(chosen)}
    />
  );
}
