import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBalancer } from '../../worker/testing/balancer';
import { startPostgresServer } from '../../worker/testing/postgresServer';
import { startProduct, type Product } from './startProduct';

/**
 * Starts two workers on one PostgreSQL and one folder of files, behind a plain round-robin on `port`; the workers use
 * the next two ports. `stop` ends all and deletes their data. Throws when PostgreSQL is not installed.
 */
export async function startTwoWorkers(port: number): Promise<Product> {
  const server = await startPostgresServer();
  if (server === null) throw new Error('PostgreSQL is not installed');
  const files = mkdtempSync(join(tmpdir(), 'kathayatra-files-'));
  const url = `http://localhost:${port}`;
  const env = { DATABASE_URL: server.url, DATA_DIR: files, PUBLIC_URL: url };
  const workers: Product[] = [];
  const ports = [port + 1, port + 2];
  const balancer = createBalancer(() => ports);
  const stop = async () => {
    balancer.close();
    balancer.closeAllConnections();
    await Promise.all(workers.map((each) => each.stop()));
    await server.stop();
    rmSync(files, { recursive: true, force: true });
  };
  try {
    for (const each of ports) workers.push(await startProduct(each, env));
    await once(balancer.listen(port), 'listening');
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: workers[0]?.pid ?? process.pid, stop };
}
