const FONTS = 'kathayatra-fonts';

interface FontCall {
  event: { waitUntil: (work: Promise<unknown>) => void };
  request: Request;
}

export const openFonts = (): Promise<Cache> => caches.open(FONTS);

/** The cached font, else the network's, which is cached if there is space. */
export async function fontResponse({ event, request }: FontCall): Promise<Response> {
  const cache = await openFonts();
  const cached = await cache.match(request.url);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) {
    // A full disk rejects the put; the next visit then downloads the font again.
    event.waitUntil(cache.put(request.url, response.clone()).catch(() => undefined));
  }
  return response;
}
