import type { Context } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';

/** A request being handled. */
interface RequestScope {
  id: string;
  /**
   * Path pattern of the request's route, such as `/api/tours/:id`; null outside the API and without a matching route.
   */
  route: string | null;
  /** Trace context of the request's span, the parent of its other spans; undefined without tracing. */
  trace?: Context;
}

/** The request on whose behalf the current code runs; undefined at start and in timers. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
