import { pngBytes } from '../../../worker/testing/sampleFiles';

/** A PNG file that the worker accepts, padded to `size` bytes. */
export const pngFile = (name = 'cover.png', size = 200) =>
  new File([pngBytes(size)], name, { type: 'image/png' });
