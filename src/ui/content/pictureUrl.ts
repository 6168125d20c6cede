import { createContext, useContext } from 'react';

/** Beginning of the URLs of pictures that come in smaller widths; null where there are none. */
export const PicturePrefixContext = createContext<string | null>(null);

/** Widths in pixels in which a picture is asked for. */
export type PictureWidth = 160 | 640;

/** URL of a picture in a smaller width, where its worker makes it; else its own. */
export function usePictureUrl(url: string | null | undefined, width: PictureWidth): string | null {
  const prefix = useContext(PicturePrefixContext);
  if (url === undefined || url === null || url === '') return null;
  const isSized = prefix !== null && url.startsWith(prefix) && !url.includes('?');
  return isSized ? `${url}?width=${width}` : url;
}
