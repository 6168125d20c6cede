import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { requestScope } from '../logging/requestScope';

/** Middleware: records the matched route pattern, not the path, so that metrics have few label values. */
export function recordRoutePattern(): MiddlewareHandler {
  return async (c, next) => {
    const scope = requestScope.getStore();
    // The routes' own handlers follow all middlewares.
    const path = matchedRoutes(c).at(-1)?.path ?? '*';
    if (scope !== undefined && !path.includes('*')) scope.route = path;
    await next();
  };
}
