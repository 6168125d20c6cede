import type { Context } from 'hono';
import { throwProblem } from '../../http/problemResponse';
import type { TourPage, TourPlace } from '../../queries/catalogue/tourQueries';

const MAX_LIMIT = 1000;
const placeForm =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

function readPlace(text: string): TourPlace {
  const [, createdAt, id] = placeForm.exec(text) ?? [];
  if (createdAt === undefined || id === undefined || Number.isNaN(Date.parse(createdAt))) {
    return throwProblem(400, '"after" is none of the places that a page of the list names');
  }
  return { createdAt, id };
}

/** The page that `limit`, clamped to 1 to 1000, and `after` ask for; null for the whole list. */
export function readTourPage(c: Context): { limit: number; after: TourPlace | null } | null {
  const limit = Number.parseInt(c.req.query('limit') ?? '', 10);
  if (Number.isNaN(limit)) return null;
  const after = c.req.query('after');
  return {
    limit: Math.min(Math.max(limit, 1), MAX_LIMIT),
    after: after === undefined ? null : readPlace(after),
  };
}

/** A page of the list; its header `Link` names the next one (RFC 8288). */
export function respondTourPage(c: Context, { tours, next }: TourPage): Response {
  if (next !== null) {
    const { pathname, searchParams } = new URL(c.req.url);
    searchParams.set('after', `${next.createdAt}_${next.id}`);
    c.header('link', `<${pathname}?${searchParams}>; rel="next"`);
  }
  return c.json(tours);
}
