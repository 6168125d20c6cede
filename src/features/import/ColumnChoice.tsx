import { useMemo, useState, type KeyboardEvent } from 'react';
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
  isImportedText,
  type ImportColumnName,
  type ImportColumns,
} from '../../domain/tourImport/importColumns';
import { guessColumns } from '../../domain/tourImport/guessColumns';
import { wideLanguages } from '../../domain/tourImport/wideColumns';
import { shortText } from '../../domain/text/shortText';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectEnabledLanguages } from '../../state/select/selectLanguages';
import { useCommands } from '../../ui/command/CommandScope';
import { keyName } from '../../ui/command/KeyHint';
import { RefusableButton } from '../../ui/controls/RefusableButton';
import { describedBy, FormRow } from '../../ui/form/FormRow';
import { selectOptionContent } from '../../ui/form/selectOptionContent';
import { isSubmitKey } from '../../ui/dom/isSaveKey';
import { ColumnRemarks, FirstRowChoice, WideChoice } from './ColumnRemarks';
import { columnExamples, firstValues, withoutHeadings, type UnmatchedTable } from './importTable';

/** Select value for a column missing from the file. */
const ABSENT = -1;
/** Maximum number of examples below a select, and of graphemes in each. */
const EXAMPLE_COUNT = 3;
const EXAMPLE_LENGTH = 60;

interface ColumnSelectProps {
  name: string;
  /** Labels of the file's columns. */
  labels: readonly string[];
  /** First values of each column. */
  examples: readonly (readonly string[])[];
  /** Languages that can apply to all rows; empty except in the select of the language column. */
  languages: readonly Language[];
  /** Index of the chosen column, or code of the language of all rows. */
  value: number | string;
  onChange: (value: number | string) => void;
}

const ABSENT_LABEL = 'Not in the file';

const allRowsLabel = ({ label }: Language) => `All rows are in: ${label}`;

/** Example value on its own line, in the direction of its text. */
const Example = ({ text }: { text: string }) => (
  <Box component="span" sx={{ display: 'flex' }}>
    <Box
      component="bdi"
      title={text}
      sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {shortText(text, EXAMPLE_LENGTH)}
    </Box>
  </Box>
);

function ColumnSelect(props: ColumnSelectProps) {
  const { name, labels, examples, languages, value, onChange } = props;
  const id = `column-${name}`;
  const values = (typeof value === 'number' ? examples[value] : undefined) ?? [];
  const help =
    values.length === 0 ? undefined : values.map((each) => <Example key={each} text={each} />);
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
            {selectOptionContent({
              label,
              example: shortText(examples[index]?.[0] ?? '', EXAMPLE_LENGTH),
            })}
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
  /** Previously chosen columns of the table; null when there are none. */
  chosen: ImportColumns | null;
  /** True when `chosen` was made for a table without headings. */
  isWithoutHeadings: boolean;
  /** True when the first row may be data. */
  canBeWithoutHeadings: boolean;
  /** File name; null for typed or pasted rows. */
  name: string | null;
  onColumns: (columns: ImportColumns, isWithoutHeadings: boolean) => void;
  /** Keeps the current columns; null while none are known. */
  onCancel: (() => void) | null;
}

const noLanguages: readonly Language[] = [];

/** Column assignment guessed from headings and first values. */
const guessOf = (table: UnmatchedTable) => guessColumns(table.headings, firstValues(table));

/** True for a column with one value for all languages. */
const isShared = (name: ImportColumnName) =>
  name === 'id' || (name !== 'language' && !isImportedText(name));

type ColumnsOptions = Pick<ColumnChoiceProps, 'table' | 'chosen' | 'isWithoutHeadings' | 'name'>;

/** State of the assignment, starting from guesses. */
function useColumns(options: ColumnsOptions, languages: readonly Language[]) {
  const { table: source, chosen, name } = options;
  const [isWithoutHeadings, setIsWithoutHeadings] = useState(options.isWithoutHeadings);
  const table = useMemo(
    () => (isWithoutHeadings ? withoutHeadings(source) : source),
    [source, isWithoutHeadings],
  );
  const { headings } = table;
  const examples = useMemo(() => columnExamples(table, EXAMPLE_COUNT), [table]);
  const [indexes, setIndexes] = useState(() => chosen?.indexes ?? guessOf(table));
  /** Undefined until chosen; the default is the language in the file name. */
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
  const wide = useMemo(() => wideLanguages(headings, languages), [headings, languages]);
  /** Undefined until chosen; by default, a sheet with columns per language is read as wide. */
  const [wantsWide, setWantsWide] = useState(
    chosen === null ? undefined : chosen.wide !== undefined,
  );
  const isWide = wide.length > 0 && (wantsWide ?? indexes.language === undefined);
  const shared = Object.entries(indexes).filter(([name]) => isShared(name as ImportColumnName)); // its own keys
  const columns = isWide
    ? chosenColumns(headings, Object.fromEntries(shared), null, wide)
    : chosenColumns(headings, indexes, indexes.language === undefined ? language : null);
  const changeHeadings = (hasNone: boolean) => {
    setIsWithoutHeadings(hasNone);
    setIndexes(hasNone ? {} : guessOf(source));
  };
  return {
    headings,
    columns,
    examples,
    choose,
    isWithoutHeadings,
    changeHeadings,
    /** Languages with columns of their own. */
    wide,
    setWantsWide,
  };
}

/**
 * Registers the preview command with its shortcut. Returns the form's key handler for the same shortcut, on which a
 * select would open its list.
 */
function usePreviewKey(canRun: boolean, run: () => void) {
  const command = { id: 'preview-rows', label: 'Preview the rows', group: 'Import' };
  useCommands([{ ...command, keys: ['Mod+Enter'], canRun: () => canRun, run }], command.id);
  return (event: KeyboardEvent<HTMLElement>) => {
    // The options of a select are rendered in a portal elsewhere in the document.
    const isWithin = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!isWithin || !isSubmitKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
}

interface FormButtonsProps extends Pick<ColumnChoiceProps, 'onCancel'> {
  /** Reason why the preview is unavailable; null when available. */
  refusal: string | null;
}

const FormButtons = ({ refusal, onCancel }: FormButtonsProps) => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    <RefusableButton
      type="submit"
      variant="contained"
      color="primary"
      refusal={refusal}
      title={`${keyName('Mod')}+Enter`}
    >
      Preview
    </RefusableButton>
    {onCancel !== null && (
      <Button variant="outlined" onClick={onCancel}>
        Cancel
      </Button>
    )}
  </Box>
);

/** Form that assigns a table's columns, prefilled with guesses. */
export function ColumnChoice(props: ColumnChoiceProps) {
  const { canBeWithoutHeadings, onColumns, onCancel } = props;
  const languages = useConsoleSelector(selectEnabledLanguages);
  const choice = useColumns(props, languages);
  const { headings, columns, examples, isWithoutHeadings } = choice;
  const labels = headingLabels(headings);
  const names = importColumnNames.filter((name) => columns.wide === undefined || isShared(name));
  const canPreview = columns.problems.length === 0;
  const preview = () => {
    if (canPreview) onColumns(columns, isWithoutHeadings);
  };
  const keyHandler = usePreviewKey(canPreview, preview);
  return (
    <Box
      component="form"
      aria-labelledby="column-choice-title"
      onSubmit={(event) => {
        event.preventDefault();
        preview();
      }}
      onKeyDownCapture={keyHandler}
      sx={{ maxWidth: 720 }}
    >
      <Typography id="column-choice-title" component="h2" variant="h3">
        Choose the columns
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {onCancel === null && 'The headings are not those of an export. '}Below each column are its
        first values.
      </Typography>
      {canBeWithoutHeadings && (
        <FirstRowChoice isData={isWithoutHeadings} onChange={choice.changeHeadings} />
      )}
      <WideChoice
        wide={choice.wide}
        headings={labels}
        languages={languages}
        isChosen={columns.wide !== undefined}
        onChange={choice.setWantsWide}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
          gap: 2,
          my: 2,
        }}
      >
        {names.map((column) => (
          <ColumnSelect
            key={column}
            name={column}
            labels={labels}
            languages={column === 'language' ? languages : noLanguages}
            value={
              columns.indexes[column] ?? (column === 'language' ? columns.language : null) ?? ABSENT
            }
            examples={examples}
            onChange={(value) => choice.choose(column, value)}
          />
        ))}
      </Box>
      <ColumnRemarks headings={headings} columns={columns} />
      <Box role="status" sx={{ mb: 1.5, fontSize: 13, color: 'text.secondary' }}>
        {columns.problems.map((problem) => (
          <div key={problem}>{problem}</div>
        ))}
      </Box>
      <FormButtons refusal={canPreview ? null : columns.problems.join(' ')} onCancel={onCancel} />
    </Box>
  );
}
