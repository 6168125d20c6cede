import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { entityOf } from '../../domain/entities/entities';
import { fieldHeading } from '../../domain/record/record';
import { fieldsOf, isSameValue } from '../../state/outbox/editFields';
import { type OutboxEntry } from '../../state/outbox/outboxEntry';
import { ChangedText } from '../../ui/content/ChangedText';
import { Content } from '../../ui/content/Content';
import { SegmentedControl } from '../../ui/controls/SegmentedControl';

type Choice = 'mine' | 'theirs';
export type Choices = Record<string, Choice>;

interface EntryDifferencesProps {
  entry: OutboxEntry;
  language: string;
  onResolve: (choices: Choices) => void;
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const choices = [
  { value: 'mine', label: 'This edit' },
  { value: 'theirs', label: 'Server' },
] as const;

interface Line {
  field: string;
  mine: unknown;
  theirs: unknown;
  base: unknown;
  /** True when only the person changed the field, which is saved however the conflict is resolved. */
  isUncontested: boolean;
}

/** Fields that the person edited, texts first, without the language and derived fields. */
function editedLines({ edit, base }: OutboxEntry): Line[] {
  const { fields } = entityOf(edit.entity);
  const order = ['title', 'description', ...Object.keys(fields)];
  const rankOf = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return Object.entries(fieldsOf(edit))
    .filter(([field]) => field !== 'language' && fields[field]?.follows === undefined)
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    .map(([field, mine]) => ({
      field,
      mine,
      theirs: undefined,
      base: base?.fields[field],
      isUncontested: true,
    }));
}

/** Changed fields: for a conflict, the contested ones first, then the others in the same edit. */
function toLines(entry: OutboxEntry): Line[] {
  const { differences, edit } = entry;
  const edited = editedLines(entry);
  if (differences.length === 0) return edited;
  const contested = differences.map((difference) => ({ ...difference, isUncontested: false }));
  if (edit.action !== 'update') return contested;
  const others = edited.filter(
    ({ field, mine, base }) =>
      !isSameValue(mine, base) && !differences.some((difference) => difference.field === field),
  );
  return [...contested, ...others];
}

interface ChangedValueProps {
  base: unknown;
  value: unknown;
  language: string;
}

/** Value with the words marked that the previous value lacks. */
function ChangedValue({ base, value, language }: ChangedValueProps) {
  return (
    <ChangedText
      text={formatValue(value)}
      other={formatValue(base)}
      change="inserted"
      language={language}
    />
  );
}

function Quiet({ children }: { children: string }) {
  return (
    <Box component="td" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

interface DifferenceRowProps {
  /** Id of the cell that names the field. */
  id: string;
  heading: string;
  line: Line;
  language: string;
  isConflict: boolean;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function DifferenceRow(props: DifferenceRowProps) {
  const { id, heading, line, language, isConflict, choice, onChoose } = props;
  return (
    <tr>
      <th scope="row" id={id}>
        {heading}
      </th>
      <td>
        <Content language={language}>{formatValue(line.base)}</Content>
      </td>
      <td>
        <ChangedValue base={line.base} value={line.mine} language={language} />
      </td>
      {isConflict && line.isUncontested && <Quiet>No conflict</Quiet>}
      {isConflict && line.isUncontested && <Quiet>This edit</Quiet>}
      {isConflict && !line.isUncontested && (
        <td>
          <ChangedValue base={line.base} value={line.theirs} language={language} />
        </td>
      )}
      {isConflict && !line.isUncontested && (
        <td>
          <SegmentedControl
            label={`Keep ${heading}`}
            options={choices}
            value={choice}
            onChange={onChoose}
          />
        </td>
      )}
    </tr>
  );
}

/** Maximum length of a value quoted in a button. */
const NAMED_LENGTH = 30;

interface ResolutionLabelProps {
  lines: readonly Line[];
  choices: Choices;
  language: string;
}

/** Label of the button that resolves a conflict: the single kept value, or the fate of the edit. */
function ResolutionLabel({ lines, choices, language }: ResolutionLabelProps) {
  const contested = lines.filter(({ isUncontested }) => !isUncontested);
  const isDiscarded = contested.every(({ field }) => choices[field] === 'theirs');
  const others = lines.length - contested.length;
  if (others > 0 && isDiscarded)
    return `Save only the other ${others === 1 ? 'change' : 'changes'}`;
  if (others > 0) {
    const isAll = contested.every(({ field }) => choices[field] === 'mine');
    return isAll ? 'Save all changes' : 'Save what is chosen';
  }
  const [only, second] = lines;
  const value = isDiscarded ? only?.theirs : only?.mine;
  const isNamed = second === undefined && typeof value === 'string' && value.length <= NAMED_LENGTH;
  if (!isNamed || value === '')
    return isDiscarded ? 'Keep what the server has' : 'Save what is chosen';
  return (
    // A single box: a flex button drops the space between two children.
    <span>
      {isDiscarded ? 'Keep' : 'Save'} <Content language={language}>{`“${value}”`}</Content>
    </span>
  );
}

/** Field-by-field changes of an edit. A conflict shows base, edit and server value, with the choice between them. */
export function EntryDifferences({ entry, language, onResolve }: EntryDifferencesProps) {
  const id = useId();
  const [chosen, setChosen] = useState<Choices>({});
  const isConflict = entry.state === 'conflict';
  const { fields } = entityOf(entry.edit.entity);
  const lines = toLines(entry);
  if (lines.length === 0) return null;
  const resolved: Choices = Object.fromEntries(
    lines.map(({ field }) => [field, chosen[field] ?? 'mine']),
  );
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          width: '100%',
          maxWidth: 960,
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          fontSize: 13,
          '& th, & td': {
            py: 0.5,
            pr: 2,
            textAlign: 'left',
            verticalAlign: 'top',
            overflowWrap: 'anywhere',
          },
          '& th': { fontWeight: 500, color: 'text.secondary', whiteSpace: 'nowrap' },
        }}
      >
        <thead>
          <tr>
            <th scope="col" style={{ width: 132 }}>
              Field
            </th>
            <th scope="col">Before</th>
            <th scope="col">This edit</th>
            {isConflict && <th scope="col">On the server</th>}
            {isConflict && (
              <th scope="col" style={{ width: 168 }}>
                Keep
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <DifferenceRow
              key={line.field}
              id={`${id}-${line.field}`}
              heading={fieldHeading(fields, line.field)}
              line={line}
              language={language}
              isConflict={isConflict}
              choice={chosen[line.field] ?? 'mine'}
              onChoose={(choice) => setChosen({ ...chosen, [line.field]: choice })}
            />
          ))}
        </tbody>
      </Box>
      {isConflict && (
        <Button
          variant="contained"
          color="primary"
          sx={{ mt: 1 }}
          onClick={() => onResolve(resolved)}
        >
          <ResolutionLabel lines={lines} choices={resolved} language={language} />
        </Button>
      )}
    </Box>
  );
}
