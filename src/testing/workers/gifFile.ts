const ONE_PIXEL = 'R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

/** A GIF of one pixel, which the worker accepts. */
export const gifFile = () =>
  new File([Uint8Array.from(Buffer.from(ONE_PIXEL, 'base64'))], 'c.gif', { type: 'image/gif' });
