import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { FormDurationField } from '../../../ui/form/FormDurationField';
import { FormNumberField } from '../../../ui/form/FormNumberField';
import { FormTextField } from '../../../ui/form/FormTextField';
import { sectionFieldLabels as labels } from './sectionForm';

interface SectionFieldsProps {
  /** Language of title and description. */
  language: string;
  isRequired: boolean;
  orderHelp?: string;
  durationHelp?: string;
  titleHelp?: string;
  /** Content before the title. */
  children?: ReactNode;
}

/** Fields that the create and edit forms share. */
export function SectionFields(props: SectionFieldsProps) {
  const { language, isRequired, orderHelp, durationHelp, titleHelp, children } = props;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormNumberField
          name="order_index"
          label={labels.order_index}
          required={isRequired}
          help={orderHelp ?? 'Its position in the tour: 0 is first.'}
        />
        <FormDurationField
          name="duration_seconds"
          label={labels.duration_seconds}
          help={durationHelp ?? 'At least 1 second, or empty.'}
        />
      </Box>
      {children}
      <FormTextField
        name="title"
        label={labels.title}
        language={language}
        required={isRequired}
        help={titleHelp}
      />
      <FormTextField
        name="description"
        label={labels.description}
        language={language}
        multiline
        rows={8}
      />
    </>
  );
}
