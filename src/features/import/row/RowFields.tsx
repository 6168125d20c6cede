import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  importColumnNames,
  importFieldLabel,
  type RowPart,
} from '../../../domain/tourImport/importColumns';
import {
  fieldLanguage,
  type ImportRow,
  type RowProblem,
} from '../../../domain/tourImport/importRow';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectEnabledLanguages } from '../../../state/select/selectLanguages';
import { type Suggestion } from '../../../domain/tourImport/nearValues';
import { type RowValues } from '../../../domain/tourImport/rowValues';
import { directionOf } from '../../../domain/text/script';
import { shortText } from '../../../domain/text/shortText';
import { Content } from '../../../ui/content/Content';
import { contentFont, contentLineHeight } from '../../../ui/content/contentFont';
import { describedBy, FormRow } from '../../../ui/form/FormRow';

/** Parts of a row in field order. */
const parts: readonly RowPart[] = [...importColumnNames, 'rest'];
const longParts: readonly RowPart[] = ['title', 'description', 'rest'];

function partLabel(part: RowPart, isInMinutes: boolean): string {
  if (part === 'rest') return 'Without a heading';
  return part === 'duration_seconds' && isInMinutes ? 'Duration (minutes)' : importFieldLabel(part);
}

/** Maximum length of the stored value below a field, in graphemes. */
const STORED_LENGTH = 120;

interface RowFieldProps {
  row: ImportRow;
  /** Problems of the row, updated while typing. */
  problems: readonly RowProblem[];
  part: RowPart;
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** Language of a part that is content; undefined for other parts. */
function contentLanguage(part: RowPart, row: ImportRow): string | undefined {
  if (part !== 'title' && part !== 'description') return undefined;
  return fieldLanguage(part, row);
}

interface SuggestedValueProps {
  suggestion: Suggestion;
  onUse: () => void;
}

/** Button that applies the known value that a wrong one probably means. */
const SuggestedValue = ({ suggestion, onUse }: SuggestedValueProps) => {
  const { value, label, labelLanguage } = suggestion;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.5 }}>
      <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
        Did you mean
      </Box>
      <Button variant="outlined" size="small" onClick={onUse} sx={{ minWidth: 0 }}>
        <bdi>{value}</bdi>
      </Button>
      <Box component="span" sx={{ fontSize: 12, color: 'text.secondary', minWidth: 0 }}>
        {labelLanguage === null ? label : <Content language={labelLanguage}>{label}</Content>}
      </Box>
    </Box>
  );
};

/** Suggestions for the language field. */
function LanguageOptions({ id }: { id: string }) {
  const languages = useConsoleSelector(selectEnabledLanguages);
  return (
    <datalist id={id}>
      {languages.map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </datalist>
  );
}

function RowField({ row, problems, part, label, value, onChange }: RowFieldProps) {
  const id = `import-cell-${part}`;
  const optionsId = part === 'language' ? `${id}-options` : undefined;
  const language = contentLanguage(part, row);
  const field = useRef<HTMLInputElement>(null);
  const messages = problems.filter((problem) => problem.part === part);
  const suggestion = messages.find((problem) => problem.suggestion !== undefined)?.suggestion;
  const error = messages.map(({ message }) => message).join(' ') || undefined;
  const stored = row.changes.find(({ field }) => field === part)?.from ?? '';
  const notes = row.notes.filter((note) => note.part === part);
  const help =
    stored === '' && notes.length === 0 ? undefined : (
      <>
        {notes.map(({ message }) => (
          <Box key={message} component="span" sx={{ color: 'var(--warning-text)' }}>
            {message}{' '}
          </Box>
        ))}
        {stored === '' ? '' : 'Now: '}
        <Content language={language ?? row.titleLanguage}>
          {shortText(stored, STORED_LENGTH)}
        </Content>
      </>
    );
  return (
    <>
      <FormRow id={id} label={label} error={error} help={help}>
        <OutlinedInput
          id={id}
          name={part}
          fullWidth
          multiline={part === 'description'}
          maxRows={8}
          autoComplete="off"
          value={value}
          inputRef={field}
          error={error !== undefined}
          onChange={(event) => onChange(event.target.value)}
          inputProps={{
            list: optionsId,
            lang: language,
            dir: language === undefined ? 'auto' : directionOf(language),
            style:
              language === undefined
                ? undefined
                : { fontFamily: contentFont(language), lineHeight: contentLineHeight(language) },
            'aria-describedby': describedBy(id, error !== undefined, help !== undefined),
            'aria-invalid': error !== undefined || undefined,
          }}
        />
      </FormRow>
      {optionsId !== undefined && <LanguageOptions id={optionsId} />}
      {suggestion !== undefined && (
        <SuggestedValue
          suggestion={suggestion}
          onUse={() => {
            onChange(suggestion.value);
            // Moves the focus from the button, which unmounts.
            field.current?.focus();
          }}
        />
      )}
    </>
  );
}

interface RowFieldsProps {
  row: ImportRow;
  /** Problems of the row, updated while typing. */
  problems: readonly RowProblem[];
  values: RowValues;
  isInMinutes: boolean;
  onChange: (values: RowValues) => void;
}

/**
 * Cells of a row as fields. After each judgement, focuses the first invalid field, else the one with the first warning,
 * else the first.
 */
export function RowFields({ row, problems, values, isInMinutes, onChange }: RowFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const all = [...(fields.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
    const wrong = all.find((field) => field.ariaInvalid === 'true');
    const noted = all.find((field) => field.getAttribute('name') === row.notes[0]?.part);
    (wrong ?? noted ?? all[0])?.focus();
  }, [row]);
  return (
    <Box
      ref={fields}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        gap: 2,
        // Room for the outline of a focused field.
        py: 0.5,
      }}
    >
      {parts.map((part) => {
        const value = values[part];
        return (
          value !== undefined && (
            <Box
              key={part}
              sx={{ gridColumn: longParts.includes(part) ? '1 / -1' : undefined, minWidth: 0 }}
            >
              <RowField
                row={row}
                problems={problems}
                part={part}
                label={partLabel(part, isInMinutes)}
                value={value}
                onChange={(text) => onChange({ ...values, [part]: text })}
              />
            </Box>
          )
        );
      })}
    </Box>
  );
}
