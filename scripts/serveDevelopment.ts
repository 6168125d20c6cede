import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import webpack from 'webpack';
import hotMiddleware from 'webpack-hot-middleware';
import { consolePattern } from '../src/domain/siteRoute';
import configure from '../webpack.config';

const backendPattern = /^\/(api|upload|media|auth|rest|health)(\/|$)/;

interface Ports {
  port: number;
  workerPort: number;
}

/** Serves pages from the last build, and passes the worker's paths on to the worker. */
function createApp(folder: string, { workerPort }: Ports): Hono {
  const app = new Hono();
  app.onError((failure, context) => context.text(`The worker does not answer: ${failure}`, 502));
  app.all('*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (!backendPattern.test(pathname)) return next();
    const url = `http://127.0.0.1:${workerPort}${pathname}${search}`;
    // Redirects are left to the page: they may lead to another site.
    return proxy(url, { raw: context.req.raw, redirect: 'manual' });
  });
  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });
  app.get('*', serveStatic({ root: folder }));
  app.get('*', async (context) => {
    const page = consolePattern.test(context.req.path) ? 'admin/index.html' : 'index.html';
    return context.html(await readFile(join(folder, page), 'utf8'));
  });
  return app;
}

/** Builds on every change, notifies open pages, and serves them from the first build on. */
export function serveDevelopment(ports: Ports): void {
  const compiler = webpack(configure({}, { mode: 'development' }));
  if (compiler === null) throw new Error('webpack made no compiler of its configuration');
  // serveStatic warns about a missing folder, as before the first build.
  mkdirSync(compiler.outputPath, { recursive: true });
  const respond = getRequestListener(createApp(compiler.outputPath, ports).fetch);
  const notifyPages = hotMiddleware(compiler);
  const server = createServer((request, response) => {
    void notifyPages(request, response, () => void respond(request, response));
  });
  const failed = (failure: Error) => {
    console.error(failure);
    process.exit(1);
  };
  server.on('error', failed);
  compiler.watch({}, (failure, stats) => {
    if (failure) return failed(failure);
    if (stats) console.log(stats.toString({ preset: 'errors-warnings', colors: true }));
    if (server.listening) return;
    const { port } = ports;
    server.listen(port, '127.0.0.1', () => console.log(`The console: http://localhost:${port}`));
  });
}
