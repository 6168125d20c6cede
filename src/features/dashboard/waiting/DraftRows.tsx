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

/** Number of drafts listed initially; the rest are counted. */
const NAMED_DRAFTS = 3;

/** Form draft stored on this device, with a link to its form. */
export interface LinkedDraft {
  path: string;
  link: DraftLink;
  typedAtMs: number;
}

/** Form drafts stored on this device, newest first. */
export function useLinkedDrafts(): LinkedDraft[] {
  const store = useConsoleStore();
  return useDrafts('').flatMap(({ subpath, draft }) => {
    const link = draftLink(store.getState(), subpath);
    return link === null ? [] : [{ path: subpath, link, typedAtMs: draft.typedAtMs }];
  });
}

/** Number of rows that the drafts take initially, including the button for the rest. */
export const draftRowCount = (count: number): number =>
  count > NAMED_DRAFTS ? NAMED_DRAFTS + 1 : count;

/** Rows of unsaved forms, each linked to its form. */
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
