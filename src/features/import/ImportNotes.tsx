import Button from '@mui/material/Button';
import { formatCount } from '../../domain/text/count';
import { type ImportColumns } from '../../domain/tourImport/importColumns';
import { InfoBanner } from '../../ui/feedback/InfoBanner';

interface ImportNotesProps {
  columns: ImportColumns;
  /** How many rows name a tour that was not found. */
  lostCount: number;
  lookedIn: readonly string[];
  onLookEverywhere: (() => void) | null;
}

const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

/** What the person should know of the file as a whole. */
export function ImportNotes(props: ImportNotesProps) {
  const { columns, lostCount, lookedIn, onLookEverywhere } = props;
  const { unknown, readOnly } = columns;
  return (
    <>
      {unknown.length > 0 && (
        <InfoBanner tone="warning">
          {unknown.length === 1 ? 'A heading is' : 'Some headings are'} not known, and{' '}
          {unknown.length === 1 ? 'its column is' : 'their columns are'} left out: {list(unknown)}.
        </InfoBanner>
      )}
      {readOnly.length > 0 && (
        <InfoBanner>
          {list(readOnly)} {readOnly.length === 1 ? 'is' : 'are'} in the file to be read, and not
          imported.
        </InfoBanner>
      )}
      {lostCount > 0 && onLookEverywhere !== null && (
        <InfoBanner
          tone="warning"
          action={
            <Button variant="outlined" onClick={onLookEverywhere}>
              Look in all languages
            </Button>
          }
        >
          {formatCount(lostCount)} {lostCount === 1 ? 'row names a tour' : 'rows name tours'} not
          found among those with words in {list(lookedIn)}.
        </InfoBanner>
      )}
    </>
  );
}
