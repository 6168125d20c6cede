import { useMemo } from 'react';
import Button from '@mui/material/Button';
import { listWithAnd, listWithOr } from '../../domain/text/sentence';
import { formatCount } from '../../domain/text/count';
import { minutesHeading } from '../../domain/tourImport/durationUnits';
import { guessedHeadings } from '../../domain/tourImport/guessColumns';
import { regionsIn } from '../../domain/tourImport/rowChecker';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectLanguages } from '../../state/select/selectLanguages';
import { RefusableButton } from '../../ui/controls/RefusableButton';
import { InfoBanner } from '../../ui/feedback/InfoBanner';
import { firstValues, type ImportTable } from './importTable';

/**
 * Sentence with guesses for unknown headings, as in ' Text may be description, and Town may be city.'; empty without
 * guesses.
 */
function guessesText(table: ImportTable): string {
  const guesses = guessedHeadings(table.headings, firstValues(table));
  if (guesses.length === 0) return '';
  return ` ${listWithAnd(guesses.map(({ heading, column }) => `${heading} may be ${column}`))}.`;
}

interface UnusedColumnsProps {
  table: ImportTable;
  onChooseColumns: (() => void) | null;
  refusal: string | null;
}

/** Note on unused columns: those with unknown headings, or those that were not chosen. */
function UnusedColumns({ table, onChooseColumns, refusal }: UnusedColumnsProps) {
  const { unknown } = table.columns;
  if (unknown.length === 0) return null;
  const isOne = unknown.length === 1;
  if (onChooseColumns === null) {
    return (
      <InfoBanner>
        {isOne ? 'A column is' : 'These columns are'} left out: {listWithAnd(unknown)}.
      </InfoBanner>
    );
  }
  return (
    <InfoBanner
      tone="warning"
      action={
        <RefusableButton variant="outlined" refusal={refusal} onClick={onChooseColumns}>
          Choose the columns
        </RefusableButton>
      }
    >
      {isOne ? 'A heading is' : 'Some headings are'} not known, and{' '}
      {isOne ? 'its column is' : 'their columns are'} left out: {listWithAnd(unknown)}.
      {guessesText(table)}
    </InfoBanner>
  );
}

interface GuessedEncodingNoteProps {
  /** Reason why the source cannot be left; null when it can. */
  refusal: string | null;
  onChooseAnother: () => void;
}

/** Note on a file in a guessed encoding, with a button to choose another file. */
export const GuessedEncodingNote = ({ refusal, onChooseAnother }: GuessedEncodingNoteProps) => (
  <InfoBanner
    tone="warning"
    action={
      <RefusableButton variant="outlined" refusal={refusal} onClick={onChooseAnother}>
        Choose another file
      </RefusableButton>
    }
  >
    The file was not in UTF-8. It was read as Windows-1252: check the accents.
  </InfoBanner>
);

/** Notes on converted cells: durations in minutes, and language codes with a region. */
function ReadingNotes({ table }: { table: ImportTable }) {
  const { headings, rows, columns } = table;
  const languages = useConsoleSelector(selectLanguages);
  const inMinutes = minutesHeading(headings, columns.indexes);
  const regions = useMemo(() => regionsIn(rows, columns, languages), [rows, columns, languages]);
  const regionTexts = regions.map(({ cell, language }) => `“${cell}” as ${language.label}`);
  return (
    <>
      {inMinutes !== null && <InfoBanner>{inMinutes}: numbers are read as minutes.</InfoBanner>}
      {regions.length > 0 && (
        <InfoBanner>
          {regions.length === 1 ? 'A code' : 'Some codes'} with a region{' '}
          {regions.length === 1 ? 'is' : 'are'} read without it: {listWithAnd(regionTexts)}.
        </InfoBanner>
      )}
    </>
  );
}

interface ImportNotesProps {
  table: ImportTable;
  /** Null once the columns have been chosen. */
  onChooseColumns: (() => void) | null;
  /** Number of rows whose tour was not found. */
  unmatchedCount: number;
  /** Labels of the searched languages; null once all languages have been searched on request. */
  searchedLanguages: readonly string[] | null;
  onSearchAll: (() => void) | null;
  /** Reason why the rows cannot be read again; null when they can. */
  refusal: string | null;
  /** Downloads the rows with problems; null when there are none, or when they can be edited as text. */
  onDownload: (() => void) | null;
  /** True when a row with problems can be corrected in its dialog. */
  opensRows: boolean;
}

/** Notes on the file as a whole. */
export function ImportNotes(props: ImportNotesProps) {
  const { table, onChooseColumns, unmatchedCount, searchedLanguages } = props;
  const { onSearchAll, refusal, onDownload, opensRows } = props;
  const { readOnly } = table.columns;
  return (
    <>
      <UnusedColumns table={table} onChooseColumns={onChooseColumns} refusal={refusal} />
      <ReadingNotes table={table} />
      {readOnly.length > 0 && (
        <InfoBanner>
          {listWithAnd(readOnly)} {readOnly.length === 1 ? 'is' : 'are'} in the file for information
          only, and not imported.
        </InfoBanner>
      )}
      {unmatchedCount > 0 && (searchedLanguages === null || onSearchAll !== null) && (
        <InfoBanner
          tone="warning"
          action={
            onSearchAll === null ? undefined : (
              <RefusableButton variant="outlined" refusal={refusal} onClick={onSearchAll}>
                Search all languages
              </RefusableButton>
            )
          }
        >
          {formatCount(unmatchedCount)} {unmatchedCount === 1 ? 'row names' : 'rows name'} no known
          tour in {searchedLanguages === null ? 'any language' : listWithOr(searchedLanguages)}.
        </InfoBanner>
      )}
      {onDownload !== null && (
        <InfoBanner
          tone="warning"
          action={
            <Button variant="outlined" onClick={onDownload}>
              Download the rows with problems
            </Button>
          }
        >
          {opensRows
            ? 'Open a row to correct it here, or download the rows with problems.'
            : 'The rows with problems can be corrected in a file of their own.'}
        </InfoBanner>
      )}
    </>
  );
}
