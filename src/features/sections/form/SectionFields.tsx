import { type ReactNode } from 'react';
import { FormColumns } from '../../../ui/form/FormColumns';
import { FormDurationField } from '../../../ui/form/FormDurationField';
import { FormNumberField } from '../../../ui/form/FormNumberField';
import { FormTextField } from '../../../ui/form/FormTextField';
import { sectionFieldLabels as labels } from './sectionForm';

interface SectionFieldsProps {
  /** Language of title and description. */
  language: string;
  isRequired: boolean;
  orderHelp: ReactNode;
  titleHelp?: string;
  /** Rendered after the facts. */
  children?: ReactNode;
}

/** Fields shared by the create and edit forms. */
export function SectionFields(props: SectionFieldsProps) {
  const { language, isRequired, orderHelp, titleHelp, children } = props;
  const facts = (
    <>
      <FormNumberField
        name="order_index"
        label={labels.order_index}
        required={isRequired}
        help={orderHelp}
      />
      <FormDurationField
        name="duration_seconds"
        label={labels.duration_seconds}
        help="At least 1 second, or empty."
      />
      {children}
    </>
  );
  return (
    <FormColumns aside={facts}>
      <FormTextField
        name="title"
        limit="title"
        label={labels.title}
        language={language}
        required={isRequired}
        help={titleHelp}
        autoFocus
      />
      <FormTextField
        name="description"
        limit="description"
        label={labels.description}
        language={language}
        multiline
        rows={10}
      />
    </FormColumns>
  );
}
