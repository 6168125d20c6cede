import { Client } from 'pg';
import { startPostgresServer } from './postgresServer';

test('starts where PostgreSQL is installed, and is gone after', async () => {
  const server = await startPostgresServer();
  if (server === null) return;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query<{ encoding: string }>(
    `select current_setting('server_encoding') as encoding`,
  );
  expect(rows).toEqual([{ encoding: 'UTF8' }]);
  await client.end();
  await server.stop();
  await expect(new Client({ connectionString: server.url }).connect()).rejects.toThrow();
}, 60_000);
