import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PaletteFoot } from './PaletteFoot';
import { PaletteLines, type PaletteLinesProps } from './PaletteLines';
import { useEntriesBelow } from './useEntriesBelow';

interface SectionsNoteProps {
  /** True where what was typed may be the name of a section that only the worker could find. */
  lacksSections: boolean;
  /** Searches the sections again; null where that did not fail. */
  retrySections: (() => void) | null;
}

/** Note on sections that were not searched for. */
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
  /** True while something is searched for. */
  isAsking: boolean;
  /** True where the only option is a fallback for what is not found. */
  isNothingFound: boolean;
  note: SectionsNoteProps;
  /** True where Escape leads back a step. */
  canGoBack: boolean;
}

/** Options of the palette, or a note that nothing was found above the fallback, and its foot below them. */
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
        // A list that scrolls would take Tab, and with it what is typed.
        tabIndex={-1}
        // The field keeps the focus.
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
