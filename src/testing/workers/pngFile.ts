import { pngBytes } from '../../../worker/testing/sampleFiles';

/** A picture that the worker takes, padded to this size. */
export const pngFile = (name = 'cover.png', size = 200) =>
  new File([pngBytes(size)], name, { type: 'image/png' });
