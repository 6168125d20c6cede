const FONTS = 'kathayatra-fonts';

interface FontCall {
  event: { waitUntil: (work: Promise<unknown>) => void };
  request: Request;
}

export const openFonts = (): Promise<Cache> => caches.open(FONTS);

/** The cached font, or that of the network, which is cached where there is room. */
export async function fontResponse({ event, request }: FontCall): Promise<Response> {
  const cache = await openFonts();
  const cached = await cache.match(request.url);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) {
    // A full disk refuses it: the next visit loads the font again.
    event.waitUntil(cache.put(request.url, response.clone()).catch(() => undefined));
  }
  return response;
}
