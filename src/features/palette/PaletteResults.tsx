import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PaletteFoot } from './PaletteFoot';
import { PaletteLines, type PaletteLinesProps } from './PaletteLines';
import { useEntriesBelow } from './useEntriesBelow';

interface SectionsNoteProps {
  /** True when the query may be a section's title that only the worker could find. */
  lacksSections: boolean;
  /** Retries the section search; null when it did not fail. */
  retrySections: (() => void) | null;
}

/** Note that sections were not searched. */
function SectionsNote({ lacksSections, retrySections }: SectionsNoteProps) {
  if (retrySections !== null) {
    return (
      <>
        Sections could not be searched.{' '}
        <Button variant="text" size="small" onClick={retrySections}>
          Try again
        </Button>
      </>
    );
  }
  return lacksSections && 'Sections are found once their tour has been opened.';
}

interface PaletteResultsProps extends PaletteLinesProps {
  /** True while a search is running. */
  isAsking: boolean;
  /** True when the only option is the fallback for no matches. */
  isNothingFound: boolean;
  note: SectionsNoteProps;
  /** True when Escape goes back a step. */
  canGoBack: boolean;
}

/** Options of the palette, or a note that nothing was found above the fallback, with the foot below. */
export function PaletteResults(props: PaletteResultsProps) {
  const { isAsking, isNothingFound, note, canGoBack, ...lines } = props;
  const { id, matches, activeIndex } = lines;
  const { list, below, countBelow } = useEntriesBelow(matches);
  const isEmpty = matches.length === 0;
  const hasNote = note.lacksSections || note.retrySections !== null;
  return (
    <>
      {(isEmpty || isNothingFound) && (
        <Box role="status" sx={{ px: 2, pt: 1.5, color: 'text.secondary', fontSize: 13 }}>
          {isAsking ? 'Searching…' : 'Nothing found. '}
          {!isAsking && <SectionsNote {...note} />}
        </Box>
      )}
      <Box
        role="listbox"
        id={`${id}-list`}
        aria-label="Found"
        // A focusable scroll container would take Tab, and with it the typed text.
        tabIndex={-1}
        // Keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
        ref={list}
        onScroll={countBelow}
        sx={{ m: 0, p: '6px', maxHeight: 'min(420px, 60vh)', overflow: 'auto' }}
      >
        <PaletteLines {...lines} />
      </Box>
      {!isEmpty && !isNothingFound && hasNote && (
        <Box sx={{ px: 2, pb: 1, color: 'text.secondary', fontSize: 12 }}>
          <SectionsNote {...note} />
        </Box>
      )}
      <PaletteFoot
        isEmpty={isEmpty}
        isLink={matches[activeIndex]?.to !== undefined}
        canGoBack={canGoBack}
        below={below}
      />
    </>
  );
}
