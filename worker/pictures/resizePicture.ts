import { Transformer } from '@napi-rs/image';

/** Resizes a picture to a width, keeping its proportions, as WebP; null when it is not wider or cannot be decoded. */
export type ResizePicture = (bytes: Uint8Array, width: number) => Promise<Uint8Array | null>;

/** Maximum number of pixels of a decoded picture; each takes four bytes of memory. */
const MAX_PIXELS = 50_000_000;
const QUALITY = 75;

export const resizePicture: ResizePicture = async (bytes, width) => {
  try {
    const size = await new Transformer(bytes).metadata();
    if (size.width <= width || size.width * size.height > MAX_PIXELS) return null;
    // Without an argument, `rotate` applies the orientation of the EXIF data.
    return await new Transformer(bytes).rotate().resize(width).webp(QUALITY);
  } catch {
    return null;
  }
};
