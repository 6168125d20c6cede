import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { countOf } from '../../../domain/text/count';
import { formatAgo } from '../../../domain/text/date';
import { useDrafts } from '../../../state/hooks/useDrafts';
import { useConsoleStore } from '../../../state/hooks/storeHooks';
import { Content } from '../../../ui/content/Content';
import { draftLink, type DraftLink } from './draftLink';
import { moreSx, WaitingRow } from './WaitingRow';

/** Drafts that are named one by one; the others are counted. */
const NAMED_DRAFTS = 3;

/** Draft of a form on this device, with the link to its form. */
export interface LinkedDraft {
  path: string;
  link: DraftLink;
  typedAtMs: number;
}

/** Drafts of the forms on this device, newest first. */
export function useLinkedDrafts(): LinkedDraft[] {
  const store = useConsoleStore();
  return useDrafts('').flatMap(({ subpath, draft }) => {
    const link = draftLink(store.getState(), subpath);
    return link === null ? [] : [{ path: subpath, link, typedAtMs: draft.typedAtMs }];
  });
}

/** Number of rows that so many drafts take unasked. */
export const draftRowCount = (count: number): number =>
  count > NAMED_DRAFTS ? NAMED_DRAFTS + 1 : count;

/** Forms that were not saved, each with a way back to it. */
export function DraftRows({ drafts }: { drafts: readonly LinkedDraft[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const others = drafts.length - NAMED_DRAFTS;
  const shown = showsAll ? drafts : drafts.slice(0, NAMED_DRAFTS);
  return (
    <>
      {shown.map(({ path, link, typedAtMs }) => (
        <WaitingRow
          key={path}
          to={link.to}
          aside={formatAgo(typedAtMs, Date.now())}
          note={
            link.title === null ? undefined : (
              <Content language={link.language} lines={1}>
                {link.title}
              </Content>
            )
          }
        >
          Not saved: {link.form}
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
