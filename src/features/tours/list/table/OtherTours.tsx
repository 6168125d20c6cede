import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { translatePath } from '../../../../domain/paths/tourPaths';
import { type Language } from '../../../../domain/languages/language';
import { formatCount } from '../../../../domain/text/count';
import { useTourIdsIn } from '../../../../state/hooks/useTourIdsIn';

interface OtherToursProps {
  /** Content language: the list holds the tours that have texts in it alone. */
  language: Language;
}

/** Number of tours that have English texts and none in the content language, with the way to translate them. */
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
