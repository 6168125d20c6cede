import { matchPath } from 'react-router-dom';

/** Path segments that look like tour ids but belong to other pages. */
const notTours: readonly string[] = ['create', 'import'];

/** Id of the tour that a page belongs to: its own, that of its section, or the translated one; null elsewhere. */
export function tourIdOfLocation(pathname: string, search: string): string | null {
  if (pathname === '/admin/translate') return new URLSearchParams(search).get('tour');
  const id = matchPath('/admin/tours/:tourId/*', pathname)?.params.tourId;
  return id === undefined || notTours.includes(id) ? null : id;
}
