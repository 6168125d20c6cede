import { useState } from 'react';

/** Tracks load errors of an image URL; `src` is null without a URL or after an error. A new URL resets the error. */
export function usePictureState(url: string | null | undefined) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const src = url === undefined || url === '' ? null : url;
  return {
    src: src === brokenUrl ? null : src,
    isBroken: src !== null && src === brokenUrl,
    markBroken: () => setBrokenUrl(src),
  };
}
