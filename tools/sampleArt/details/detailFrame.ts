// The sheet of a close-up: its size, its sky, the slant of light across it.

import { mix } from '../art/colour.js';
import type { Scene } from '../art/scene.js';
import { circle, polygon, rect } from '../art/svg.js';

export const w = 480;
export const h = 320;

/** Sky with the sun in it. */
export function backdrop(s: Scene): string {
  const [top, upper, lower, low] = s.hour.sky;
  const fill = s.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="` +
      `${mix(top, upper, 0.4)}"/><stop offset=".45" stop-color="${upper}"/><stop offset=".8" ` +
      `stop-color="${lower}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
  );
  const x = s.lightLeft ? s.random.between(70, 170) : w - s.random.between(70, 170);
  const y = s.random.between(90, 150);
  const r = s.random.between(32, 46);
  return (
    rect(0, 0, w, h, fill) +
    circle(x, y, r * 2.1, s.hour.sun, 'opacity=".12"') +
    circle(x, y, r * 1.5, s.hour.sun, 'opacity=".15"') +
    circle(x, y, r, s.hour.sun, 'opacity=".92"')
  );
}

/** A broad slanting beam over a wall, and the shadow beyond it. */
export function light(s: Scene): string {
  const at = s.random.between(90, 200);
  const flip = (x: number): number => (s.lightLeft ? x : w - x);
  return (
    polygon(
      [flip(w), 0, flip(w - at), 0, flip(w - at - 150), h, flip(w), h],
      s.hour.dark,
      'opacity=".16"',
    ) +
    polygon([flip(0), 0, flip(at), 0, flip(at - 90), h, flip(0), h], s.hour.sun, 'opacity=".12"')
  );
}
