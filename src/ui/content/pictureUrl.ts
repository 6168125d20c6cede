import { createContext, useContext } from 'react';

/** URL prefix of pictures that the worker also serves in smaller widths; null when it serves none. */
export const PicturePrefixContext = createContext<string | null>(null);

/** Widths of requested pictures, in pixels. */
export type PictureWidth = 160 | 640;

/** URL of a picture in a smaller width when its worker serves one, else the original URL; null for no picture. */
export function usePictureUrl(url: string | null | undefined, width: PictureWidth): string | null {
  const prefix = useContext(PicturePrefixContext);
  if (url === undefined || url === null || url === '') return null;
  const isSized = prefix !== null && url.startsWith(prefix) && !url.includes('?');
  return isSized ? `${url}?width=${width}` : url;
}
