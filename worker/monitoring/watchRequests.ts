import { randomUUID } from 'node:crypto';
import type { LoggedRequest } from '../logging/log';
import { requestScope } from '../logging/requestScope';

type Fetch = (request: Request, env?: object) => Response | Promise<Response>;
export type RequestWatcher = (request: LoggedRequest) => void;

const HEADER = 'x-request-id';
const idPattern = /^[\w.-]{8,64}$/;

/** The id assigned by a proxy, or else a new one. */
function requestId({ headers }: Request): string {
  const headerId = headers.get(HEADER) ?? '';
  return idPattern.test(headerId) ? headerId : randomUUID();
}

/**
 * Assigns each request an id, which is sent as `X-Request-Id` and included in all log lines of the request, and calls
 * the watchers when the response begins.
 */
export function watchRequests(fetch: Fetch, watchers: readonly RequestWatcher[]): Fetch {
  return (request, env) => {
    const scope = { id: requestId(request), route: null };
    const startedAt = performance.now();
    return requestScope.run(scope, async () => {
      const response = await fetch(request, env);
      response.headers.set(HEADER, scope.id);
      const { method, url } = request;
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const path = new URL(url).pathname;
      const logged = { method, path, route: scope.route, status: response.status, ms };
      for (const watch of watchers) watch(logged);
      return response;
    });
  };
}
