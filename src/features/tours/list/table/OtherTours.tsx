import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { translatePath } from '../../../../domain/paths/tourPaths';
import { type Language } from '../../../../domain/languages/language';
import { formatCount } from '../../../../domain/text/count';
import { useTourIdsIn } from '../../../../state/hooks/useTourIdsIn';

interface OtherToursProps {
  /** Content language; the list contains only tours with texts in it. */
  language: Language;
}

/** Number of tours with English texts and none in the content language, linked to the translation page. */
export function OtherTours({ language: { code, label } }: OtherToursProps) {
  const english = useTourIdsIn('en');
  const own = useTourIdsIn(code);
  const count =
    english === null || own === null ? 0 : [...english].filter((id) => !own.has(id)).length;
  if (count === 0) return null;
  return (
    <>
      {' · '}
      <Link component={RouterLink} to={translatePath(code)}>
        {formatCount(count)} more to translate into {label}
      </Link>
    </>
  );
}
