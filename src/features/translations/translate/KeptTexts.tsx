import { Fragment } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { formatCount } from '../../../domain/text/count';
import { useDrafts } from '../../../state/hooks/useDrafts';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectLanguages } from '../../../state/select/selectLanguages';
import { selectTourList } from '../../../state/select/selectTours';
import { Content } from '../../../ui/content/Content';
import { isTextsDraft } from './textsDraft';

interface KeptTextsProps {
  from: string;
  to: string;
  /** Current tour, whose form offers its draft itself; null for none. */
  tourId: string | null;
}

/** Maximum number of texts listed. */
const MAX_NAMED = 3;

/** Function that returns this page's query string with changed parameters. */
function useSearchWith() {
  const [params] = useSearchParams();
  return (change: Record<string, string>) => {
    const changed = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) changed.set(name, value);
    // Source and target language must differ.
    if (changed.get('from') === change['lang']) changed.delete('from');
    return `?${changed}`;
  };
}

/** Links to unsaved drafts: of the current tour in other languages, and of other tours in the target language. */
export function KeptTexts({ from, to, tourId }: KeptTextsProps) {
  const searchWith = useSearchWith();
  const drafts = useDrafts('tour/');
  const tours = useConsoleSelector((state) => selectTourList(state, from));
  const languages = useConsoleSelector(selectLanguages);
  const hasDraft = (id: string, code: string) =>
    drafts.some(({ subpath }) => isTextsDraft(subpath, id, code));
  const inOthers = languages.filter(
    ({ code }) => code !== to && tourId !== null && hasDraft(tourId, code),
  );
  const others = (tours ?? []).filter(({ id }) => id !== tourId && hasDraft(id, to));
  const kept = [
    ...inOthers.map(({ code, label }) => ({
      key: code,
      search: searchWith({ lang: code }),
      name: `this tour in ${label}`,
    })),
    ...others.map(({ id, title, language }) => ({
      key: id,
      search: searchWith({ tour: id }),
      name: (
        <Content language={language} fallback="[No Title]">
          {title}
        </Content>
      ),
    })),
  ];
  return (
    <Box role="status" sx={{ fontSize: 13, '&:empty': { display: 'none' } }}>
      {kept.length > 0 && 'Not saved, kept on this device: '}
      {kept.slice(0, MAX_NAMED).map(({ key, search, name }, index) => (
        <Fragment key={key}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={search}>
            {name}
          </Link>
        </Fragment>
      ))}
      {kept.length > MAX_NAMED && ` and ${formatCount(kept.length - MAX_NAMED)} more`}
    </Box>
  );
}
