// The end of a market street: the building to which it leads.

import { mix } from '../art/colour.js';
import { type Scene } from '../art/scene.js';
import { circle, d, line, path, rect, spread } from '../art/svg.js';
import { cusped, pointed } from '../parts/arches.js';
import { chhatri, onion } from '../parts/domes.js';
import { shikhara } from './shikhara.js';
import { minaret } from '../parts/walls.js';

/** The building at the end of the street. */
export function end(s: Scene, x: number, y: number): string {
  const m = s.material(mix(s.setting.stone, s.hour.sky[2], 0.3));
  const pale = s.material(mix('#f3e8d8', s.hour.sky[2], 0.3));
  if (s.city === 'Delhi' || s.city === 'Lucknow') {
    const domes = [-64, 64, 0]
      .map((at, i) => onion(s, x + at, y - 96 - (i === 2 ? 16 : 0), i === 2 ? 42 : 28, pale))
      .join('');
    return (
      minaret(s, x - 128, y, 20, 200, m) +
      minaret(s, x + 128, y, 20, 200, m) +
      domes +
      rect(x - 108, y - 98, 216, 98, m.wall) +
      spread(6, x - 92, x + 92, (at) =>
        Math.abs(at - x) < 30 ? '' : path(cusped(at, y, 24, 66, 7), m.deep),
      ) +
      rect(x - 34, y - 124, 68, 124, m.wall) +
      path(pointed(x, y, 48, 106), pale.light) +
      path(pointed(x, y, 40, 98), m.deep)
    );
  }
  if (s.city === 'Bengaluru' || s.city === 'Mysuru') {
    return (
      rect(x - 26, y - 210, 52, 210, m.drum) +
      rect(x - 32, y - 216, 64, 8, m.light) +
      circle(x, y - 182, 16, pale.light) +
      line(d`M${x} ${y - 182} v-11 M${x} ${y - 182} h8`, m.deep, 2) +
      chhatri(s, x, y - 216, 60, pale) +
      rect(x - 110, y - 70, 220, 70, m.wall) +
      spread(7, x - 90, x + 90, (at) => path(cusped(at, y, 20, 50, 7), m.deep)) +
      rect(x - 114, y - 76, 228, 8, m.light)
    );
  }
  return (
    shikhara(s, x + 34, y, 88, 210, pale) +
    rect(x - 120, y - 84, 240, 84, m.wall) +
    spread(
      3,
      x - 76,
      x + 76,
      (at) => path(pointed(at, y, 44, 70), pale.light) + path(pointed(at, y, 36, 63), m.deep),
    ) +
    rect(x - 126, y - 92, 252, 10, m.light)
  );
}
