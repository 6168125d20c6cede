import { request, type IncomingMessage, type ServerResponse } from 'node:http';

/** Forwards a proxy's request to its server; without `response` the server's response is dropped. */
export function forwardRequest(
  from: IncomingMessage,
  url: URL,
  response: ServerResponse | null,
): Promise<void> {
  return new Promise((resolve) => {
    const { method, headers } = from;
    const upstream = request(url, { method, headers }, (upstreamResponse) => {
      upstreamResponse.on('end', resolve);
      if (response === null) {
        upstreamResponse.resume();
        return;
      }
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    });
    upstream.on('error', () => {
      response?.destroy();
      resolve();
    });
    from.pipe(upstream);
  });
}
