import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { type Language } from '../../domain/languages/language';
import { languageOfFile } from '../../domain/languages/languageOfFile';
import { chosenColumns, headingLabels } from '../../domain/tourImport/chosenColumns';
import {
  importColumnNames,
  type ImportColumnName,
  type ImportColumns,
} from '../../domain/tourImport/importColumns';
import { guessColumns } from '../../domain/tourImport/guessColumns';
import { listWithAnd } from '../../domain/text/sentence';
import { shortText } from '../../domain/text/shortText';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectEnabledLanguages } from '../../state/select/selectLanguages';
import { RefusableButton } from '../../ui/controls/RefusableButton';
import { describedBy, FormRow } from '../../ui/form/FormRow';
import { selectOptionContent } from '../../ui/form/selectOptionContent';
import { columnExamples, type UnmatchedTable } from './importTable';

/** Value of a select whose column is not in the file. */
const ABSENT = -1;
/** Greatest length of the example below a select, in graphemes. */
const EXAMPLE_LENGTH = 60;

interface ColumnSelectProps {
  name: string;
  /** Names of the columns of the file. */
  labels: readonly string[];
  /** First value in each of them; empty for none. */
  examples: readonly string[];
  /** Languages of which one may be that of all rows; none but for the column of languages. */
  languages: readonly Language[];
  /** Index of the chosen column, or code of the language of all rows. */
  value: number | string;
  onChange: (value: number | string) => void;
}

const ABSENT_LABEL = 'Not in the file';

const allRowsLabel = ({ label }: Language) => `All rows are in: ${label}`;

function ColumnSelect(props: ColumnSelectProps) {
  const { name, labels, examples, languages, value, onChange } = props;
  const id = `column-${name}`;
  const shown = examples.map((example) => shortText(example, EXAMPLE_LENGTH));
  const example = typeof value === 'number' ? shown[value] : undefined;
  const help = example ? <bdi>{example}</bdi> : undefined;
  const language = languages.find(({ code }) => code === value);
  const chosenLabel =
    language !== undefined
      ? allRowsLabel(language)
      : ((typeof value === 'number' ? labels[value] : undefined) ?? ABSENT_LABEL);
  return (
    <FormRow id={id} label={name} help={help}>
      <Select
        id={id}
        labelId={`${id}-label`}
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        renderValue={() => selectOptionContent({ label: chosenLabel })}
        SelectDisplayProps={{ 'aria-describedby': describedBy(id, false, help !== undefined) }}
      >
        <MenuItem value={ABSENT}>{selectOptionContent({ label: ABSENT_LABEL })}</MenuItem>
        {labels.map((label, index) => (
          <MenuItem key={label} value={index}>
            {selectOptionContent({ label, example: shown[index] })}
          </MenuItem>
        ))}
        {languages.map((each) => (
          <MenuItem key={each.code} value={each.code}>
            {selectOptionContent({ label: allRowsLabel(each), flag: each.flag })}
          </MenuItem>
        ))}
      </Select>
    </FormRow>
  );
}

interface ColumnChoiceProps {
  table: UnmatchedTable;
  /** Columns that were chosen for the table before; null without any. */
  chosen: ImportColumns | null;
  /** Name of the file; null for rows that were typed or pasted. */
  name: string | null;
  onColumns: (columns: ImportColumns) => void;
  /** Leaves the columns as they are; null where they are not known yet. */
  onCancel: (() => void) | null;
}

const noLanguages: readonly Language[] = [];

/** Columns as they are chosen, beginning with those that are obvious. */
function useColumns(
  { headings, rows }: UnmatchedTable,
  chosen: ImportColumns | null,
  name: string | null,
  languages: readonly Language[],
) {
  const examples = useMemo(() => columnExamples({ headings, rows }), [headings, rows]);
  const [indexes, setIndexes] = useState(() => chosen?.indexes ?? guessColumns(headings, examples));
  /** Undefined until it is chosen: it is the one that the file is named after. */
  const [chosenLanguage, setChosenLanguage] = useState<string | null | undefined>(
    chosen?.language ?? undefined,
  );
  const named = name === null ? null : languageOfFile(name, languages);
  const language = chosenLanguage === undefined ? named : chosenLanguage;
  const choose = (column: ImportColumnName, value: number | string) => {
    const { [column]: _before, ...others } = indexes;
    const isColumn = typeof value === 'number' && value !== ABSENT;
    setIndexes(isColumn ? { ...others, [column]: value } : others);
    if (column === 'language') setChosenLanguage(typeof value === 'string' ? value : null);
  };
  const columns = chosenColumns(
    headings,
    indexes,
    indexes.language === undefined ? language : null,
  );
  return { columns, examples, choose };
}

/** Form that says which column of a table is which, beginning with those that its headings tell. */
export function ColumnChoice({ table, chosen, name, onColumns, onCancel }: ColumnChoiceProps) {
  const { headings } = table;
  const labels = headingLabels(headings);
  const languages = useConsoleSelector(selectEnabledLanguages);
  const { columns, examples, choose } = useColumns(table, chosen, name, languages);
  return (
    <Box
      component="form"
      aria-labelledby="column-choice-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (columns.problems.length === 0) onColumns(columns);
      }}
      sx={{ maxWidth: 720 }}
    >
      <Typography id="column-choice-title" component="h2" variant="h3">
        Choose the columns
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {onCancel === null && 'The headings are not those of an export. '}Below each column is its
        first value.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
          gap: 2,
          my: 2,
        }}
      >
        {importColumnNames.map((column) => (
          <ColumnSelect
            key={column}
            name={column}
            labels={labels}
            languages={column === 'language' ? languages : noLanguages}
            value={
              columns.indexes[column] ?? (column === 'language' ? columns.language : null) ?? ABSENT
            }
            examples={examples}
            onChange={(value) => choose(column, value)}
          />
        ))}
      </Box>
      {columns.unknown.length > 0 && (
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
          Not used: {listWithAnd(columns.unknown)}.
        </Typography>
      )}
      <Box role="status" sx={{ mb: 1.5, fontSize: 13, color: 'text.secondary' }}>
        {columns.problems.map((problem) => (
          <div key={problem}>{problem}</div>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <RefusableButton
          type="submit"
          variant="contained"
          color="primary"
          refusal={columns.problems.length === 0 ? null : columns.problems.join(' ')}
        >
          Preview
        </RefusableButton>
        {onCancel !== null && (
          <Button variant="outlined" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Box>
    </Box>
  );
}
