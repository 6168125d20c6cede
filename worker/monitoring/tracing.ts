import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type TextMapGetter,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { setTimeout as pause } from 'node:timers/promises';
import { requestScope } from '../logging/requestScope';
import { watchStatements } from './watchStatements';

type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

/** Maximum wait for the last export, so that an unreachable collector does not delay the end of the process. */
const FINAL_EXPORT_TIMEOUT_MS = 5000;

export interface Tracing {
  /** Wraps a handler so that each request has a span, with a child span for each of its database statements. */
  traceRequests(fetch: Fetch): Fetch;
  /** Exports the remaining spans and ends tracing. */
  stop(): Promise<void>;
}

const headerGetter: TextMapGetter<Headers> = {
  keys: (headers) => [...headers.keys()],
  get: (headers, name) => headers.get(name) ?? undefined,
};

/**
 * Traces by OTLP over HTTP, as JSON, to the collector configured in the environment (OTEL_EXPORTER_OTLP_ENDPOINT and
 * the exporter's other settings). Spans contain routes, statuses and statements without their parameters, but no URLs,
 * headers or bodies.
 */
export function createTracing(serviceName: string): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('kathayatra');
  // Continues a trace that the client began (W3C Trace Context).
  const propagator = new W3CTraceContextPropagator();

  const unwatch = watchStatements((text) => {
    const parent = requestScope.getStore()?.trace;
    if (parent === undefined) return null;
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, parent);
    return (hasFailed) => {
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  });

  const traceRequests =
    (fetch: Fetch): Fetch =>
    async (request, env) => {
      const { method, headers } = request;
      const scope = requestScope.getStore();
      const parent = propagator.extract(ROOT_CONTEXT, headers, headerGetter);
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
      span.setAttribute('http.request.method', method);
      if (scope !== undefined) {
        span.setAttribute('request.id', scope.id);
        scope.trace = trace.setSpan(parent, span);
      }
      try {
        const response = await fetch(request, env);
        span.setAttribute('http.response.status_code', response.status);
        if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        return response;
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        if (typeof scope?.route === 'string') {
          span.setAttribute('http.route', scope.route).updateName(`${method} ${scope.route}`);
        }
        span.end();
      }
    };

  return {
    traceRequests,
    async stop() {
      unwatch();
      await Promise.race([
        provider.shutdown(),
        pause(FINAL_EXPORT_TIMEOUT_MS, undefined, { ref: false }),
      ]);
    },
  };
}
