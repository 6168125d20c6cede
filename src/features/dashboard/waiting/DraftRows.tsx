import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { countOf } from '../../../domain/text/count';
import { formatAgo } from '../../../domain/text/date';
import { useDrafts } from '../../../state/hooks/useDrafts';
import { useConsoleStore } from '../../../state/hooks/storeHooks';
import { Content } from '../../../ui/content/Content';
import { draftPlace, type DraftPlace } from './draftPlace';
import { moreSx, WaitingRow } from './WaitingRow';

/** Drafts that are named one by one; the others are counted. */
const NAMED_DRAFTS = 3;

/** Draft of a form on this device, with the page where it goes on. */
export interface PlacedDraft {
  path: string;
  place: DraftPlace;
  typedAtMs: number;
}

/** Drafts of the forms on this device, newest first. */
export function useDraftPlaces(): PlacedDraft[] {
  const store = useConsoleStore();
  return useDrafts('').flatMap(({ subpath, draft }) => {
    const place = draftPlace(store.getState(), subpath);
    return place === null ? [] : [{ path: subpath, place, typedAtMs: draft.typedAtMs }];
  });
}

/** Number of rows that so many drafts take unasked. */
export const draftRowCount = (count: number): number =>
  count > NAMED_DRAFTS ? NAMED_DRAFTS + 1 : count;

/** Forms that were not saved, each with a way back to it. */
export function DraftRows({ drafts }: { drafts: readonly PlacedDraft[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const others = drafts.length - NAMED_DRAFTS;
  const shown = showsAll ? drafts : drafts.slice(0, NAMED_DRAFTS);
  return (
    <>
      {shown.map(({ path, place, typedAtMs }) => (
        <WaitingRow
          key={path}
          to={place.to}
          aside={formatAgo(typedAtMs, Date.now())}
          note={
            place.title === null ? undefined : (
              <Content language={place.language} lines={1}>
                {place.title}
              </Content>
            )
          }
        >
          Not saved: {place.form}
        </WaitingRow>
      ))}
      {others > 0 && (
        <Box component="li" sx={moreSx}>
          <Button size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show ${countOf(others, 'other form')} not saved`}
          </Button>
        </Box>
      )}
    </>
  );
}
