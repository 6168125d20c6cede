import { useMemo, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { fieldErrors } from '../../../domain/forms/checkByRules';
import { countOf, formatCount } from '../../../domain/text/count';
import { parseSeconds } from '../../../domain/text/duration';
import { isUnparsedDuration, parseTypedSeconds } from '../../../domain/forms/typedTime';
import { collatorFor } from '../../../domain/languages/collation';
import { tourRules } from '../../../domain/tours/tourRules';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import {
  selectCurrentLanguage,
  selectEnabledLanguages,
} from '../../../state/select/selectLanguages';
import { selectAvailableLanguages } from '../../../state/select/selectTourLanguages';
import { selectTourList } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { ConfirmDialog } from '../../../ui/feedback/confirm/ConfirmDialog';
import { tourFieldLabels as labels } from '../form/tourForm';
import { type BulkFields } from './useTourBulk';

type FieldName = keyof BulkFields;
const fieldNames = ['city', 'country', 'primary_language', 'duration_seconds'] as const;

/** Parsed value of a typed field with its validation message ('' when valid). */
function readValue(name: FieldName, text: string): { value: string | number; problem: string } {
  const seconds = parseTypedSeconds(text) ?? parseSeconds(text);
  const value = name === 'duration_seconds' ? (seconds ?? '') : text.trim();
  if (name === 'duration_seconds' && seconds === null && isUnparsedDuration(text)) {
    return { value, problem: 'Enter a duration such as 5400, 1:30:00 or 90 min' };
  }
  const fieldValues = { [name]: value === '' ? undefined : value };
  return { value, problem: fieldErrors(tourRules.pick([name]), fieldValues)[name] ?? '' };
}

/** Distinct non-empty values of a field among the listed tours, in collation order. */
function useKnownValues(name: 'city' | 'country'): readonly string[] {
  const { code } = useConsoleSelector(selectCurrentLanguage);
  const tours = useConsoleSelector((state) => selectTourList(state, code));
  return useMemo(
    () =>
      [...new Set(tours?.map((tour) => tour[name]))]
        .filter((value) => value !== '')
        .sort(collatorFor('en').compare),
    [tours, name],
  );
}

interface ValueFieldProps {
  label: string;
  problem: string;
  value: string;
  onChange: (text: string) => void;
}

/** Free-text combobox for city or country, suggesting the values of other tours. */
function KnownValueField({ name, ...field }: ValueFieldProps & { name: 'city' | 'country' }) {
  const known = useKnownValues(name);
  return (
    <Autocomplete
      freeSolo
      fullWidth
      options={known}
      inputValue={field.value}
      onInputChange={(_event, text) => field.onChange(text)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={field.label}
          error={field.problem !== ''}
          helperText={field.problem || ' '}
        />
      )}
      size="small"
    />
  );
}

function ValueField({ name, ...field }: ValueFieldProps & { name: FieldName }) {
  const languages = useConsoleSelector(selectEnabledLanguages);
  if (name === 'city' || name === 'country')
    return <KnownValueField key={name} name={name} {...field} />;
  const isLanguage = name === 'primary_language';
  return (
    <TextField
      key={name}
      fullWidth
      size="small"
      label={field.label}
      select={isLanguage}
      value={field.value}
      autoComplete="off"
      placeholder={isLanguage ? undefined : 'Seconds or m:ss'}
      error={field.problem !== ''}
      helperText={field.problem || ' '}
      onChange={({ target }) => field.onChange(target.value)}
    >
      {isLanguage &&
        languages.map(({ code, label }) => (
          <MenuItem key={code} value={code}>
            {label}
          </MenuItem>
        ))}
    </TextField>
  );
}

/** Tours that the edit would change, with a remark on those it would not. */
function useChanged(tours: readonly TourView[], name: FieldName, value: string | number) {
  const languagesByTour = useConsoleSelector(selectAvailableLanguages);
  const label = useConsoleSelector(selectEnabledLanguages).find(
    ({ code }) => code === value,
  )?.label;
  const others = tours.filter((tour) => tour[name] !== value);
  const changed = others.filter(
    ({ id }) =>
      name !== 'primary_language' || (languagesByTour.get(id)?.includes(String(value)) ?? true),
  );
  const same = tours.length - others.length;
  const untranslated = others.length - changed.length;
  const remarks = [
    ...(same > 0 ? [`${formatCount(same)} ${same === 1 ? 'has' : 'have'} it already.`] : []),
    ...(untranslated > 0
      ? [
          `${countOf(untranslated, 'tour')} without texts in ${label} ${untranslated === 1 ? 'stays as it is' : 'stay as they are'}.`,
        ]
      : []),
  ];
  return { changed, remark: remarks.join(' ') };
}

interface BulkEditDialogProps {
  tours: readonly TourView[];
  onConfirm: (tours: readonly TourView[], fields: BulkFields) => void;
  onClose: () => void;
}

/** Dialog that sets one field of the selected tours to one value; undoable. */
export function BulkEditDialog({ tours, onConfirm, onClose }: BulkEditDialogProps) {
  const [name, setName] = useState<FieldName>('city');
  const [text, setText] = useState('');
  const { value, problem } = readValue(name, text);
  const { changed, remark } = useChanged(tours, name, value);
  const isEmpty = text.trim() === '';
  const canChange = problem === '' && !isEmpty && changed.length > 0;
  return (
    <ConfirmDialog
      open
      title={`Edit ${countOf(tours.length, 'tour')}`}
      confirmLabel={canChange ? `Change ${countOf(changed.length, 'tour')}` : 'Change'}
      confirmDisabled={!canChange}
      onConfirm={() => onConfirm(changed, { [name]: value })}
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 1 }}>
        <TextField
          select
          autoFocus
          fullWidth
          size="small"
          label="Field"
          value={name}
          onChange={({ target }) => {
            setName(fieldNames.find((each) => each === target.value) ?? 'city');
            setText('');
          }}
        >
          {fieldNames.map((each) => (
            <MenuItem key={each} value={each}>
              {labels[each]}
            </MenuItem>
          ))}
        </TextField>
        <ValueField
          name={name}
          label={labels[name]}
          value={text}
          problem={isEmpty ? '' : problem}
          onChange={setText}
        />
        <Box role="status" sx={{ minHeight: 20, fontSize: 13, color: 'text.secondary' }}>
          {isEmpty ? '' : remark}
        </Box>
      </Box>
    </ConfirmDialog>
  );
}
