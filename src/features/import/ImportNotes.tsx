import Button from '@mui/material/Button';
import { formatCount } from '../../domain/text/count';
import { type ImportColumns } from '../../domain/tourImport/importColumns';
import { InfoBanner } from '../../ui/feedback/InfoBanner';

interface ImportNotesProps {
  columns: ImportColumns;
  /** Number of rows that name a tour that was not found. */
  unmatchedCount: number;
  searchedLanguages: readonly string[];
  onSearchAll: (() => void) | null;
}

const formatNames = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
const anyOf = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(names);

/** Notes on the file as a whole. */
export function ImportNotes(props: ImportNotesProps) {
  const { columns, unmatchedCount, searchedLanguages, onSearchAll } = props;
  const { unknown, readOnly } = columns;
  return (
    <>
      {unknown.length > 0 && (
        <InfoBanner tone="warning">
          {unknown.length === 1 ? 'A heading is' : 'Some headings are'} not known, and{' '}
          {unknown.length === 1 ? 'its column is' : 'their columns are'} left out:{' '}
          {formatNames(unknown)}.
        </InfoBanner>
      )}
      {readOnly.length > 0 && (
        <InfoBanner>
          {formatNames(readOnly)} {readOnly.length === 1 ? 'is' : 'are'} in the file for information
          only, and not imported.
        </InfoBanner>
      )}
      {unmatchedCount > 0 && onSearchAll !== null && (
        <InfoBanner
          tone="warning"
          action={
            <Button variant="outlined" onClick={onSearchAll}>
              Search all languages
            </Button>
          }
        >
          {formatCount(unmatchedCount)} {unmatchedCount === 1 ? 'row names' : 'rows name'} no known
          tour in {anyOf(searchedLanguages)}.
        </InfoBanner>
      )}
    </>
  );
}
