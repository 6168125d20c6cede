import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { type AddressInfo } from 'node:net';
import { build } from 'esbuild';

/** Serves bare wavesurfer.js and the recordings, on one origin. */
export async function serveWavesurfer(files: readonly string[]) {
  const bundle = await build({
    entryPoints: ['bench/chapters/wavesurferPage.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  const server = createServer((request, response) => {
    const file = files.find((path) => request.url === `/${basename(path)}`);
    if (file !== undefined) {
      const type = file.endsWith('.m4a') ? 'audio/mp4' : 'audio/mpeg';
      response.writeHead(200, { 'content-type': type, 'content-length': statSync(file).size });
      createReadStream(file).pipe(response);
    } else if (request.url === '/bench.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    } else {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(
        '<!doctype html><title>wavesurfer.js</title><script type="module" src="/bench.js"></script>',
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
