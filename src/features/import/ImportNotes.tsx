import Button from '@mui/material/Button';
import { listWithAnd, listWithOr } from '../../domain/text/sentence';
import { formatCount } from '../../domain/text/count';
import { type ImportColumns } from '../../domain/tourImport/importColumns';
import { RefusableButton } from '../../ui/controls/RefusableButton';
import { InfoBanner } from '../../ui/feedback/InfoBanner';

interface ImportNotesProps {
  columns: ImportColumns;
  /** Number of rows that name a tour that was not found. */
  unmatchedCount: number;
  /** Labels of the searched languages; null once every language was searched on request. */
  searchedLanguages: readonly string[] | null;
  onSearchAll: (() => void) | null;
  /** Reason why the rows can't be compared anew; null when they can. */
  refusal: string | null;
  /** Downloads the rows with problems; null when there are none, or they can be edited here. */
  onDownload: (() => void) | null;
}

/** Notes on the file as a whole. */
export function ImportNotes(props: ImportNotesProps) {
  const { columns, unmatchedCount, searchedLanguages, onSearchAll, refusal, onDownload } = props;
  const { unknown, readOnly } = columns;
  return (
    <>
      {unknown.length > 0 && (
        <InfoBanner tone="warning">
          {unknown.length === 1 ? 'A heading is' : 'Some headings are'} not known, and{' '}
          {unknown.length === 1 ? 'its column is' : 'their columns are'} left out:{' '}
          {listWithAnd(unknown)}.
        </InfoBanner>
      )}
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
          The file is too large to be edited here. Its rows with problems can be corrected in a file
          of their own.
        </InfoBanner>
      )}
    </>
  );
}
