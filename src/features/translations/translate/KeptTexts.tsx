import { Fragment } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { formatCount } from '../../../domain/text/count';
import { useDrafts } from '../../../state/hooks/useDrafts';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectTourList } from '../../../state/select/selectTours';
import { Content } from '../../../ui/content/Content';
import { isTextsDraft } from './textsDraft';

interface KeptTextsProps {
  from: string;
  to: string;
  /** Tour on screen, whose form tells of its draft itself. */
  tourId: string | null;
}

/** Tours named at most. */
const MAX_NAMED = 3;

/** Other tours of the queue whose typed texts were left unsaved, with the way back to each. */
export function KeptTexts({ from, to, tourId }: KeptTextsProps) {
  const [params] = useSearchParams();
  const drafts = useDrafts('tour/');
  const tours = useConsoleSelector((state) => selectTourList(state, from));
  const kept = (tours ?? []).filter(
    ({ id }) => id !== tourId && drafts.some(({ subpath }) => isTextsDraft(subpath, id, to)),
  );
  const addressOf = (id: string) => {
    const changed = new URLSearchParams(params);
    changed.set('tour', id);
    return `?${changed}`;
  };
  return (
    <Box role="status" sx={{ fontSize: 13, '&:empty': { display: 'none' } }}>
      {kept.length > 0 && 'Not saved, kept on this device: '}
      {kept.slice(0, MAX_NAMED).map(({ id, title, language }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={addressOf(id)}>
            <Content language={language} fallback="[No Title]">
              {title}
            </Content>
          </Link>
        </Fragment>
      ))}
      {kept.length > MAX_NAMED && ` and ${formatCount(kept.length - MAX_NAMED)} more`}
    </Box>
  );
}
