// The paper on which the picture is printed: a faint grain and a soft fall of light at the edges.

import { H, W, type Scene } from './scene.js';

export function paper(s: Scene, width = W, height = H): string {
  const grain =
    `<filter id="grain" x="0" y="0" width="100%" height="100%">` +
    `<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="7"/>` +
    `<feColorMatrix values="0 0 0 0 .5 0 0 0 0 .45 0 0 0 0 .4 0 0 0 1.1 -.42"/></filter>`;
  const edge = s.define(
    (id) =>
      `<radialGradient id="${id}" cx=".5" cy=".46" r=".78"><stop offset=".62" stop-color="` +
      `${s.hour.dark}" stop-opacity="0"/><stop offset="1" stop-color="${s.hour.dark}" ` +
      `stop-opacity=".22"/></radialGradient>`,
  );
  const cover = `width="${width}" height="${height}"`;
  return `${grain}<rect ${cover} fill="${edge}"/><rect ${cover} filter="url(#grain)" opacity=".1"/>`;
}
