import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestWatcher } from './watchRequests';

/** Upper bounds of the histogram's buckets in seconds, ranging from a cached response to an upload. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface Metrics {
  watch: RequestWatcher;
  /** GET /metrics in Prometheus' text format 0.0.4; 404 for anything else. */
  fetch: (request: Request) => Promise<Response>;
}

/** Metrics of this process and its requests; `waiting` returns the number of buffered plays and events. */
export function createMetrics(waiting: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response begins, by method, route and status',
    // Route patterns rather than paths: each combination of label values is a separate time series.
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'kathayatra_plays_waiting',
    help: 'Plays and events in memory that are not in the database yet',
    collect() {
      this.set(waiting());
    },
    registers,
  });
  return {
    watch: ({ method, route, status, ms }) =>
      seconds.observe({ method, route: route ?? 'other', status }, ms / 1000),
    async fetch(request) {
      if (new URL(request.url).pathname !== '/metrics') return new Response(null, { status: 404 });
      const headers = { 'content-type': registry.contentType };
      return new Response(await registry.metrics(), { headers });
    },
  };
}
