// Converts SVGs to WebP files: Chromium draws them on a canvas and returns PNG, which ffmpeg encodes.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Drawing {
  file: string;
  width: number;
  height: number;
  maxBytes: number;
  svg: () => string;
}

const page = `<!doctype html><title>pictures</title><script type="module">
for (;;) {
  const response = await fetch('/next');
  if (response.status === 204) break;
  const image = new Image();
  const url = URL.createObjectURL(new Blob([await response.text()], { type: 'image/svg+xml' }));
  let body = new Blob([]);
  try {
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    canvas.getContext('2d').drawImage(image, 0, 0);
    body = await canvas.convertToBlob({ type: 'image/png' });
  } catch {
    // An empty body means that this one could not be drawn; the server names the file.
  }
  URL.revokeObjectURL(url);
  await fetch('/done', { method: 'POST', body });
}
</script>`;

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Encodes at the best quality that fits the size limit. */
function pack(png: Buffer, drawing: Drawing): number {
  let bytes = 0;
  for (const quality of [86, 80, 74, 68, 60, 52, 44, 36, 28, 20, 12]) {
    const how = ['-preset', 'drawing', '-compression_level', '6', '-quality', String(quality)];
    execFileSync(
      'ffmpeg',
      ['-v', 'error', '-y', '-f', 'png_pipe', '-i', '-', '-c:v', 'libwebp', ...how, drawing.file],
      { input: png },
    );
    bytes = statSync(drawing.file).size;
    if (bytes <= drawing.maxBytes) {
      if (quality < 20) console.warn(`${drawing.file}: only at quality ${quality}`);
      break;
    }
  }
  return bytes;
}

export async function render(drawings: Drawing[]): Promise<number> {
  if (drawings.length === 0) return 0;
  const profile = mkdtempSync(join(tmpdir(), 'pictures-'));
  let next = 0;
  let waiting: Drawing | undefined;
  let total = 0;
  let finish: (error?: Error) => void = () => undefined;
  const finished = new Promise<void>((resolve, reject) => {
    finish = (error) => (error ? reject(error) : resolve());
  });
  const server = createServer((request, response) => {
    const handle = async (): Promise<void> => {
      if (request.url === '/next') {
        waiting = drawings[next];
        next += 1;
        if (waiting) response.end(waiting.svg());
        else response.writeHead(204).end();
        if (!waiting) finish();
      } else if (request.url === '/done' && waiting) {
        const png = await bodyOf(request);
        if (png.length === 0) throw new Error(`${waiting.file}: the SVG could not be drawn`);
        total += pack(png, waiting);
        response.end();
      } else {
        response.writeHead(200, { 'content-type': 'text/html' }).end(page);
      }
    };
    handle().catch((error: unknown) => {
      response.destroy();
      finish(error instanceof Error ? error : new Error(String(error)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const browser = spawn(
    process.env.CHROMIUM ?? 'chromium',
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, url],
    { stdio: 'ignore' },
  );
  browser.on('error', finish);
  browser.on('exit', () => finish(new Error('The browser ended before the last picture')));
  try {
    await finished;
  } finally {
    browser.removeAllListeners('exit');
    const gone = new Promise((resolve) => browser.once('exit', resolve));
    browser.kill();
    await gone;
    server.closeAllConnections();
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  return total;
}
