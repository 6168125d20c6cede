import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type Language } from '../../domain/languages/language';
import { listWithAnd } from '../../domain/text/sentence';
import { minutesHeading } from '../../domain/tourImport/durationUnits';
import { type ImportColumns } from '../../domain/tourImport/importColumns';
import { type WideLanguage } from '../../domain/tourImport/wideColumns';
import { languageNamed } from '../../state/select/selectLanguages';

interface FirstRowChoiceProps {
  isData: boolean;
  onChange: (isData: boolean) => void;
}

/** Check box for a table without a heading row. */
export const FirstRowChoice = ({ isData, onChange }: FirstRowChoiceProps) => (
  <FormControlLabel
    control={<Checkbox size="small" />}
    label="The first row is data"
    checked={isData}
    onChange={(_event, isChecked) => onChange(isChecked)}
    sx={{ mt: 1, '& .MuiFormControlLabel-label': { fontSize: 13 } }}
  />
);

interface WideChoiceProps {
  /** Languages with columns of their own. */
  wide: readonly WideLanguage[];
  /** Labels of the columns. */
  headings: readonly string[];
  languages: readonly Language[];
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Choice to read a wide sheet (columns per language) as one row per language, with a list of these columns. */
export function WideChoice({ wide, headings, languages, isChosen, onChange }: WideChoiceProps) {
  if (wide.length === 0) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <FormControlLabel
        control={<Checkbox size="small" />}
        label="One row for each language"
        checked={isChosen}
        onChange={(_event, isChecked) => onChange(isChecked)}
        sx={{ '& .MuiFormControlLabel-label': { fontSize: 13 } }}
      />
      {isChosen && (
        <Box
          component="ul"
          aria-label="Languages of the sheet"
          sx={{ m: 0, pl: 6, fontSize: 13, color: 'text.secondary' }}
        >
          {wide.map(({ language, indexes }) => (
            <li key={language}>
              {languageNamed(languages, language).label}:{' '}
              {listWithAnd(Object.values(indexes).map((index) => headings[index] ?? ''))}
            </li>
          ))}
          <li>Empty cells are left out.</li>
        </Box>
      )}
    </Box>
  );
}

interface ColumnRemarksProps {
  headings: readonly string[];
  columns: ImportColumns;
}

/** Remarks on the chosen columns: the unit of durations, and unused columns. */
export function ColumnRemarks({ headings, columns }: ColumnRemarksProps) {
  const inMinutes = minutesHeading(headings, columns.indexes);
  return (
    <>
      {inMinutes !== null && (
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
          {inMinutes}: numbers are read as minutes.
        </Typography>
      )}
      {columns.unknown.length > 0 && (
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
          Not used: {listWithAnd(columns.unknown)}.
        </Typography>
      )}
    </>
  );
}
