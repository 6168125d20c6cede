import { matchPath } from 'react-router-dom';

/** Pages beside those of tours whose paths look like one. */
const notTours: readonly string[] = ['create', 'import'];

/** Id of the tour that a page is of: its own, that of its section, the one that is translated; null elsewhere. */
export function tourIdOfLocation(pathname: string, search: string): string | null {
  if (pathname === '/admin/translate') return new URLSearchParams(search).get('tour');
  const id = matchPath('/admin/tours/:tourId/*', pathname)?.params.tourId;
  return id === undefined || notTours.includes(id) ? null : id;
}
