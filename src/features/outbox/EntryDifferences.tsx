import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fieldsOf } from '../../state/outbox/editFields';
import { type OutboxEntry } from '../../state/outbox/outboxEntry';
import { Content } from '../../ui/content/Content';
import { SegmentedControl } from '../../ui/controls/SegmentedControl';

export type Choices = Record<string, 'mine' | 'theirs'>;

interface EntryDifferencesProps {
  entry: OutboxEntry;
  language: string;
  onResolve: (choices: Choices) => void;
}

/** Follows another field, or is not the person's own words. */
const HIDDEN = ['published_at', 'language'];

const names: Record<string, string> = {
  duration_seconds: 'Duration (s)',
  cover_media_url: 'Cover',
  order_index: 'Order',
  is_published: 'Published',
  primary_language: 'Primary language',
  transcript_text: 'Transcript',
  start_time_seconds: 'Start (s)',
  end_time_seconds: 'End (s)',
};

const nameOf = (field: string) =>
  names[field] ?? field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ');

function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const choices = [
  { value: 'mine', label: 'Mine' },
  { value: 'theirs', label: 'Theirs' },
] as const;

interface Line {
  field: string;
  mine: unknown;
  theirs: unknown;
  base: unknown;
}

function linesOf({ edit, base, differences }: OutboxEntry): Line[] {
  if (differences.length > 0) return [...differences];
  return Object.entries(fieldsOf(edit))
    .filter(([field]) => !HIDDEN.includes(field))
    .map(([field, mine]) => ({ field, mine, theirs: undefined, base: base?.fields[field] }));
}

/** What an edit changes, field by field; of a conflict all three sides, and the choice between them. */
export function EntryDifferences({ entry, language, onResolve }: EntryDifferencesProps) {
  const id = useId();
  const [chosen, setChosen] = useState<Choices>({});
  const isConflict = entry.state === 'conflict';
  const lines = linesOf(entry);
  if (lines.length === 0) return null;
  const value = (shown: unknown) => <Content language={language}>{shownValue(shown)}</Content>;
  const all = Object.fromEntries(lines.map(({ field }) => [field, chosen[field] ?? 'mine']));
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          width: '100%',
          maxWidth: 860,
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
            <th scope="col">Yours</th>
            {isConflict && <th scope="col">Theirs</th>}
            {isConflict && (
              <th scope="col" style={{ width: 152 }}>
                Keep
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ field, mine, theirs, base }) => (
            <tr key={field}>
              <th scope="row" id={`${id}-${field}`}>
                {nameOf(field)}
              </th>
              <td>{value(base)}</td>
              <td>{value(mine)}</td>
              {isConflict && <td>{value(theirs)}</td>}
              {isConflict && (
                <td>
                  <SegmentedControl
                    label={`Keep ${nameOf(field)}`}
                    options={choices}
                    value={chosen[field] ?? 'mine'}
                    onChange={(choice) => setChosen({ ...chosen, [field]: choice })}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Box>
      {isConflict && (
        <Button variant="contained" color="primary" sx={{ mt: 1 }} onClick={() => onResolve(all)}>
          Keep what is chosen
        </Button>
      )}
    </Box>
  );
}
