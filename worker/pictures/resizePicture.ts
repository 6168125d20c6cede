import { Transformer } from '@napi-rs/image';

/** WebP of a picture in this width and its own proportions; null where it is no wider, or can't be read. */
export type ResizePicture = (bytes: Uint8Array, width: number) => Promise<Uint8Array | null>;

/** Pixels of the largest picture that is decoded, which takes four bytes of memory for each. */
const MAX_PIXELS = 50_000_000;
const QUALITY = 75;

export const resizePicture: ResizePicture = async (bytes, width) => {
  try {
    const size = await new Transformer(bytes).metadata();
    if (size.width <= width || size.width * size.height > MAX_PIXELS) return null;
    // Without an argument the rotation is that of the EXIF data.
    return await new Transformer(bytes).rotate().resize(width).webp(QUALITY);
  } catch {
    return null;
  }
};
