import { createServer, type Server } from 'node:http';
import { createTracing } from './tracing';
import { watchRequests } from './watchRequests';
import { describeOnEachDatabase } from '../testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../testing/testWorker';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code: number };
}

const SERVER = 2;
const CLIENT = 3;
const ERROR = 2;
const given = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };

const attributesOf = ({ attributes }: Span): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector that accepts OTLP over HTTP as JSON (opentelemetry-proto, ExportTraceServiceRequest). */
class Collector {
  readonly bodies: string[] = [];
  readonly paths: (string | undefined)[] = [];
  private readonly server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      this.paths.push(request.url);
      this.bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    return `http://127.0.0.1:${address.port}`;
  }

  get resources(): { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[] {
    return this.bodies.flatMap((body) => JSON.parse(body).resourceSpans);
  }

  get spans(): Span[] {
    return this.resources.flatMap(({ scopeSpans }) => scopeSpans).flatMap(({ spans }) => spans);
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

describeOnEachDatabase('traces', (open) => {
  let collector: Collector;
  let t: TestWorker;
  beforeEach(async () => {
    collector = new Collector();
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = await collector.listen();
    t = await testWorker({ database: await open() });
    await t.seeds.admin(people.asha);
  });
  afterEach(async () => {
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    await t.close();
    await collector.close();
  });

  /** Handles one request with tracing; resolves once the collector has its spans. */
  async function traceRequest(path: string, init: RequestInit = {}): Promise<Response> {
    const tracing = createTracing('kathayatra');
    const fetch = watchRequests(
      tracing.traceRequests((request) => t.worker.request(request)),
      [],
    );
    const token = await t.tokenFor(people.asha);
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(new Request(`http://worker.test${path}`, { ...init, headers }));
    await response.text();
    await tracing.stop();
    expect(collector.bodies.join()).not.toContain(token);
    return response;
  }

  it('have a span for the request, within the trace of the asker, and one for each statement', async () => {
    await t.seeds.languages('en');
    const id = await t.seeds.tour({ slug: 'hampi' });
    const path = `/api/tours/${id}?lang=en&code=secret-code`;
    const traceparent = `00-${given.trace}-${given.span}-01`;
    const response = await traceRequest(path, { headers: { traceparent } });
    expect(response.status).toBe(200);

    const request = collector.spans.find(({ kind }) => kind === SERVER);
    if (request === undefined) throw new Error('No span of the request');
    expect(request).toMatchObject({ name: 'GET /api/tours/:id', status: { code: 0 } });
    expect(request).toMatchObject({ traceId: given.trace, parentSpanId: given.span });
    expect(attributesOf(request)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/tours/:id',
      'http.response.status_code': 200,
      'request.id': response.headers.get('x-request-id'),
    });
    const statements = collector.spans.filter(({ kind }) => kind === CLIENT);
    expect(statements.length).toBeGreaterThan(1);
    for (const each of statements) {
      expect(each).toMatchObject({ traceId: given.trace, parentSpanId: request.spanId });
    }
    expect(statements.map(({ name }) => name)).toContain('SELECT');
    expect(attributesOf(request)).not.toHaveProperty('db.query.text');
    expect(collector.bodies.join()).not.toContain('secret-code');
    expect(collector.bodies.join()).not.toContain(id);
    expect(collector.paths).toEqual(['/v1/traces']);
    const [of] = collector.resources;
    expect(of?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'kathayatra' },
    });
  });

  it('hold no body, and say that a statement and its request failed', async () => {
    const body = JSON.stringify({ code: 'ta', label: 'secret-label' });
    const headers = { 'content-type': 'application/json' };
    await t.database.execute('alter table languages rename to hidden_languages');
    try {
      expect((await traceRequest('/api/languages', { method: 'POST', body, headers })).status).toBe(
        500,
      );
    } finally {
      await t.database.execute('alter table hidden_languages rename to languages');
    }
    const failed = collector.spans.filter(({ status }) => status.code === ERROR);
    expect(failed.map(({ kind }) => kind).sort()).toEqual(expect.arrayContaining([SERVER, CLIENT]));
    expect(collector.bodies.join()).not.toContain('secret-label');
  });

  it('are not sent where the asker does not record its own', async () => {
    const traceparent = `00-${given.trace}-${given.span}-00`;
    expect((await traceRequest('/api/languages', { headers: { traceparent } })).status).toBe(200);
    expect(collector.bodies).toEqual([]);
  });

  it('do not watch statements any more after the end', async () => {
    await traceRequest('/api/languages');
    const sent = collector.bodies.length;
    await t.call('GET', '/api/tours');
    expect(collector.bodies).toHaveLength(sent);
  });
});
