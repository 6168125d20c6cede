import type { Context } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';

/** One request while it is handled. */
interface RequestScope {
  id: string;
  /** Path pattern of its route, such as `/api/tours/:id`; null outside of the API and where none matches. */
  route: string | null;
  /** Trace context of the request's span, the parent of its other spans; undefined without tracing. */
  trace?: Context;
}

/** The request that the current call is made for; none at start and in timers. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
