import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { chosenColumns, headingLabels } from '../../domain/tourImport/chosenColumns';
import {
  importColumnNames,
  type ColumnIndexes,
  type ImportColumns,
} from '../../domain/tourImport/importColumns';
import { listWithAnd } from '../../domain/text/sentence';
import { shortText } from '../../domain/text/shortText';
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
  /** Index of the chosen column. */
  value: number;
  onChange: (index: number) => void;
}

const ABSENT_LABEL = 'Not in the file';

function ColumnSelect({ name, labels, examples, value, onChange }: ColumnSelectProps) {
  const id = `column-${name}`;
  const shown = examples.map((example) => shortText(example, EXAMPLE_LENGTH));
  const help = shown[value] ? <bdi>{shown[value]}</bdi> : undefined;
  return (
    <FormRow id={id} label={name} help={help}>
      <Select
        id={id}
        labelId={`${id}-label`}
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        renderValue={(index) => selectOptionContent({ label: labels[index] ?? ABSENT_LABEL })}
        SelectDisplayProps={{ 'aria-describedby': describedBy(id, false, help !== undefined) }}
      >
        <MenuItem value={ABSENT}>{selectOptionContent({ label: ABSENT_LABEL })}</MenuItem>
        {labels.map((label, index) => (
          <MenuItem key={label} value={index}>
            {selectOptionContent({ label, example: shown[index] })}
          </MenuItem>
        ))}
      </Select>
    </FormRow>
  );
}

interface ColumnChoiceProps {
  table: UnmatchedTable;
  /** Choice at first. */
  initial: ColumnIndexes;
  onColumns: (columns: ImportColumns) => void;
}

/** Form that says which column of a table is which, for headings that are not known. */
export function ColumnChoice({ table, initial, onColumns }: ColumnChoiceProps) {
  const { headings, rows } = table;
  const [indexes, setIndexes] = useState(initial);
  const columns = chosenColumns(headings, indexes);
  const labels = headingLabels(headings);
  const examples = useMemo(() => columnExamples({ headings, rows }), [headings, rows]);
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
        The headings are not those of an export. Below each column is its first value.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
          gap: 2,
          my: 2,
        }}
      >
        {importColumnNames.map((name) => {
          const value = indexes[name] ?? ABSENT;
          return (
            <ColumnSelect
              key={name}
              name={name}
              labels={labels}
              value={value}
              examples={examples}
              onChange={(index) => {
                const { [name]: _before, ...others } = indexes;
                setIndexes(index === ABSENT ? others : { ...others, [name]: index });
              }}
            />
          );
        })}
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
      <RefusableButton
        type="submit"
        variant="contained"
        color="primary"
        refusal={columns.problems.length === 0 ? null : columns.problems.join(' ')}
      >
        Preview
      </RefusableButton>
    </Box>
  );
}
