import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './openDatabase';
import { openPostgres } from './openPostgres';
import { isDatabaseUnavailable } from './databaseUnavailable';
import { healthRoute } from '../http/healthRoute';
import { memoryStorage } from '../storage/memoryStorage';
import { describeOnEachDatabase } from '../testing/openTestDatabase';
import { databaseUrl } from '../testing/snapshot';
import { people, testWorker, type TestWorker } from '../testing/testWorker';

test.each([
  Object.assign(new Error('Failed query'), {
    cause: Object.assign(new Error('x'), { code: '57P01' }),
  }),
  Object.assign(new Error('x'), { code: '08006' }),
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
  new AggregateError([Object.assign(new Error(''), { code: 'ECONNREFUSED' })]),
  new Error('Connection terminated unexpectedly'),
  new Error('proxy request failed, cannot connect to the specified address'),
])('%s is no fault of the request', (error) => expect(isDatabaseUnavailable(error)).toBe(true));

test.each([
  Object.assign(new Error('duplicate'), { code: '23505' }),
  Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open', path: '/x' }),
  new Error('anything'),
  'ECONNREFUSED',
  null,
])('%s is', (error) => expect(isDatabaseUnavailable(error)).toBe(false));

/** Proxy between the worker and PostgreSQL that can simulate an outage. */
class DatabaseProxy {
  mode: 'passes' | 'cuts' | 'is silent' = 'passes';
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.accept(socket));

  constructor(private readonly target: URL) {}

  /** Starts the proxy; returns the database URL that goes through it. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    // A server listening on a port has an AddressInfo.
    const { port } = this.server.address() as AddressInfo;
    const { href } = Object.assign(new URL(this.target), { port, hostname: '127.0.0.1' });
    return href;
  }

  take(mode: 'cuts' | 'is silent'): void {
    this.mode = mode;
    if (mode === 'cuts') this.sockets.forEach((socket) => socket.destroy());
  }

  close(): void {
    this.take('cuts');
    this.server.close();
  }

  private accept(socket: Socket): void {
    if (this.mode === 'cuts') return void socket.destroy();
    const upstream = connect(Number(this.target.port), this.target.hostname);
    this.relay(socket, upstream);
    this.relay(upstream, socket);
  }

  private relay(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', (bytes) => void (this.mode === 'passes' && to.write(bytes)));
    from.on('error', () => undefined);
    from.on('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
  }
}

describeOnEachDatabase('a worker whose database goes away', (open, engine) => {
  if (engine === 'pglite') {
    test('has the embedded one in its own process', async () => {
      const t = await testWorker({ database: await open() });
      expect((await t.call('GET', '/health', { as: null })).status).toBe(200);
    });
    return;
  }

  let proxy: DatabaseProxy;
  let opened: OpenDatabase;
  let t: TestWorker;
  beforeEach(async () => {
    const { rows } = await (
      await open()
    ).execute<{ name: string }>(sql`select current_database() as name`);
    const url = databaseUrl(process.env['TEST_DATABASE_URL'] ?? '', rows[0]?.name ?? '');
    proxy = new DatabaseProxy(new URL(url));
    opened = openPostgres(await proxy.listen(), {
      timeouts: { connectMs: 3000, statementMs: 1500, idleMs: 3000 },
    });
    t = await testWorker({ database: opened.database });
    await t.seeds.admin(people.asha);
  });
  afterEach(async () => {
    proxy.close();
    await opened.close();
  });

  const statuses = async () => {
    const responses = await Promise.all([
      t.call('GET', '/health', { as: null }),
      t.call('GET', '/api/tours'),
      t.call('POST', '/api/languages', { json: { code: 'ta', label: 'Tamil' } }),
    ]);
    for (const response of responses.filter(({ status }) => status === 503)) {
      expect(response.headers.get('retry-after')).toBe('5');
      expect((await response.json()).message).toMatch(/^The database does not answer/);
    }
    return responses.map(({ status }) => status);
  };

  test.each(['cuts', 'is silent'] as const)(
    'responds with 503 while its connection %s, and as before when it is back',
    async (mode) => {
      expect(await statuses()).toEqual([200, 200, 201]);
      proxy.take(mode);
      expect(await statuses()).toEqual([503, 503, 503]);
      expect(await statuses()).toEqual([503, 503, 503]);
      proxy.mode = 'passes';
      expect(await statuses()).toEqual([200, 200, 409]);
    },
  );

  test('responds with 503 when a statement takes too long, and ends it', async () => {
    await (
      await open()
    ).transaction(async (tx) => {
      await tx.execute(sql`lock table languages in access exclusive mode`);
      expect((await t.call('GET', '/api/languages')).status).toBe(503);
    });
    expect((await t.call('GET', '/api/languages')).status).toBe(200);
  });

  test('outlives a connection that dies in the middle of a transaction', async () => {
    const ending = opened.database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const sleeping = tx.execute(sql`select pg_sleep(60)`);
      await (await open()).execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      return sleeping;
    });
    await expect(ending).rejects.toMatchObject({ query: 'rollback' });
    expect(await statuses()).toEqual([200, 200, 201]);
  });

  test('is not healthy while the database takes too long', async () => {
    const health = healthRoute({ database: opened.database, storage: memoryStorage() }, 500);
    expect((await health.request('/health')).status).toBe(200);
    proxy.take('is silent');
    expect((await health.request('/readyz')).status).toBe(503);
    expect((await health.request('/healthz')).status).toBe(200);
  });
});
