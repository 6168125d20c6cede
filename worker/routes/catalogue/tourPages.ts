import type { Context } from 'hono';
import { throwProblem } from '../../http/problemResponse';
import type { TourCursor, TourPage } from '../../queries/catalogue/tourQueries';
import { readLimit } from './readLimit';

const MAX_LIMIT = 1000;
const cursorForm =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

function parseCursor(text: string): TourCursor {
  const [, createdAt, id] = cursorForm.exec(text) ?? [];
  if (createdAt === undefined || id === undefined || Number.isNaN(Date.parse(createdAt))) {
    return throwProblem(400, '"after" is no cursor of this list');
  }
  return { createdAt, id };
}

/** The page selected by `limit`, clamped to 1 to 1000, and `after`; null for the whole list. */
export function readTourPage(c: Context): { limit: number; after: TourCursor | null } | null {
  const limit = readLimit(c.req.query('limit'), null, MAX_LIMIT);
  const after = c.req.query('after');
  if (limit === null) return null;
  return { limit, after: after === undefined ? null : parseCursor(after) };
}

/** Responds with a page of the list; the `Link` header names the next page (RFC 8288). */
export function respondTourPage(c: Context, { tours, next }: TourPage): Response {
  if (next !== null) {
    const { pathname, searchParams } = new URL(c.req.url);
    searchParams.set('after', `${next.createdAt}_${next.id}`);
    c.header('link', `<${pathname}?${searchParams}>; rel="next"`);
  }
  return c.json(tours);
}
