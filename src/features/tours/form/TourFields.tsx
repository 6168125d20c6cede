import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { FormColumns } from '../../../ui/form/FormColumns';
import { FormDurationField } from '../../../ui/form/FormDurationField';
import { FormSelect, type FormSelectOption } from '../../../ui/form/FormSelect';
import { FormTextField } from '../../../ui/form/FormTextField';
import { tourFieldLabels as labels, type TourFormValues, type TourTextName } from './tourForm';
import { PlaceField } from './PlaceField';
import { TourNameFields } from './TourNameFields';

interface TourFieldsProps {
  /** Language of title and description. */
  language: string;
  /** English title for slug suggestions; empty when there is none. */
  englishTitle: string;
  languageOptions: readonly FormSelectOption[];
  languageHelp: string;
  isRequired: boolean;
  durationHelp?: string;
  /** Help text for a duration that cannot be parsed. */
  unparsedHelp?: string;
  /** Note that an emptied field is not saved; undefined for other fields. */
  helpFor?: (name: TourTextName) => string | undefined;
  takenSlugs?: readonly string[];
  /** Rendered after the facts. */
  children?: ReactNode;
}

const noHelp = () => undefined;
const UNPARSED_DURATION =
  'This could not be read. Enter a duration such as 5400, 1:30:00 or 90 min.';

/** Fields shared by the create and edit forms. */
export function TourFields(props: TourFieldsProps) {
  const { language, englishTitle, languageOptions, languageHelp, isRequired } = props;
  const {
    durationHelp,
    unparsedHelp = UNPARSED_DURATION,
    takenSlugs,
    helpFor = noHelp,
    children,
  } = props;
  const { values } = useFormikContext<TourFormValues>();
  // City and country are not translated: they are in the primary language.
  const placeLanguage = values.primary_language;
  const facts = (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <PlaceField
          name="city"
          label={labels.city}
          language={placeLanguage}
          required={isRequired}
          help={helpFor('city')}
        />
        <PlaceField
          name="country"
          label={labels.country}
          language={placeLanguage}
          required={isRequired}
          help={helpFor('country')}
        />
      </Box>
      <FormDurationField
        name="duration_seconds"
        label={labels.duration_seconds}
        required={isRequired}
        help={durationHelp ?? 'At least 60 seconds.'}
        unparsedHelp={unparsedHelp}
      />
      <FormSelect
        name="primary_language"
        label={labels.primary_language}
        options={languageOptions}
        required={isRequired}
        help={languageHelp}
      />
      {children}
    </>
  );
  return (
    <FormColumns aside={facts}>
      <TourNameFields
        language={language}
        englishTitle={englishTitle}
        takenSlugs={takenSlugs}
        isRequired={isRequired}
        helpFor={helpFor}
      />
      <FormTextField
        name="description"
        limit="description"
        label={labels.description}
        language={language}
        multiline
        rows={10}
        help={helpFor('description')}
      />
    </FormColumns>
  );
}
