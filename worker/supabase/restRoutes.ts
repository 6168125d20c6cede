import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Database } from '../database/database';
import { isUuid } from '../database/isUuid';
import { admins } from '../schema/peopleTables';
import { AuthProblem } from './authProblem';
import { readBearerToken, type StandInContext } from './standInContext';

const ONE_OBJECT = 'application/vnd.pgrst.object+json';

function postgrestError(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  details: string | null = null,
): Response {
  return c.json({ code, details, hint: null, message }, status);
}

/** The row of `id` if it belongs to the reader, as a row-level security policy would allow. */
function ownAdminRows(db: Database, id: string, readerId: string): Promise<object[]> {
  return db
    .select()
    .from(admins)
    .where(and(eq(admins.id, id), eq(admins.id, readerId)));
}

/** User id of the token; null when the request has only the API key. */
async function authenticateReader(context: StandInContext, c: Context): Promise<string | null> {
  const bearer = readBearerToken(c);
  if (bearer === null || bearer === c.req.header('apikey')) return null;
  return (await context.tokens.read(bearer)).userId;
}

/** PostgREST's interface for the console's only query: `admins` by id, every column. */
export function restRoutes(context: StandInContext): Hono {
  return new Hono()
    .get('/admins', async (c) => {
      let readerId: string | null;
      try {
        readerId = await authenticateReader(context, c);
      } catch (error) {
        if (!(error instanceof AuthProblem)) throw error;
        return postgrestError(c, 401, 'PGRST301', error.message);
      }
      if (readerId === null)
        return postgrestError(c, 401, '42501', 'permission denied for table admins');

      const { select, id, ...others } = c.req.query();
      const unknown = Object.keys(others)[0];
      if (unknown !== undefined || (select ?? '*') !== '*' || id?.startsWith('eq.') !== true) {
        const message = 'The stand-in answers admins?select=*&id=eq.<uuid> alone';
        return postgrestError(c, 400, 'PGRST100', message);
      }
      const requestedId = id.slice('eq.'.length);
      if (!isUuid(requestedId)) {
        return postgrestError(
          c,
          400,
          '22P02',
          `invalid input syntax for type uuid: "${requestedId}"`,
        );
      }

      const rows = await ownAdminRows(context.database, requestedId, readerId);
      if (c.req.header('accept')?.includes(ONE_OBJECT) !== true) return c.json(rows);
      const row = rows[0];
      if (row === undefined) {
        const message = 'Cannot coerce the result to a single JSON object';
        return postgrestError(c, 406, 'PGRST116', message, 'The result contains 0 rows');
      }
      return c.json(row, 200, { 'content-type': `${ONE_OBJECT}; charset=utf-8` });
    })
    .all('/*', (c) => {
      const table = c.req.path.split('/').at(-1) ?? '';
      const message = `Could not find the table 'public.${table}' in the schema cache`;
      return postgrestError(c, 404, 'PGRST205', message);
    });
}
