// The old company fort by the sea: white colonnade, spire, flagstaff, guns on the wall.

import { H, W, type Scene } from '../art/scene.js';
import { circle, d, line, path, polygon, rect, spread } from '../art/svg.js';
import { rounded } from '../parts/arches.js';
import { fields, mist } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';
import { rampart } from '../parts/walls.js';

export function whiteFort(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 + k * 70;
  const y = 486;
  const m = s.stone;
  const house =
    rect(x - 210, y - 190, 420, 190, m.wall) +
    spread(
      9,
      x - 190,
      x + 190,
      (at) => path(rounded(at, y - 96, 24, 66), m.deep) + path(rounded(at, y - 8, 26, 74), m.deep),
    ) +
    spread(
      10,
      x - 206,
      x + 206,
      (at) =>
        rect(at - 8, y - 184, 16, 184, m.drum) +
        rect(at - 12, y - 190, 24, 8, m.light) +
        rect(at - 11, y - 7, 22, 7, m.light),
    ) +
    rect(x - 220, y - 102, 440, 7, m.light) +
    rect(x - 224, y - 204, 448, 16, m.light) +
    spread(40, x - 214, x + 214, (at) => rect(at - 3, y - 218, 6, 14, m.base)) +
    rect(x - 220, y - 222, 440, 5, m.light) +
    polygon([x - 84, y - 204, x, y - 258, x + 84, y - 204], m.light) +
    polygon([x - 60, y - 208, x, y - 246, x + 60, y - 208], m.shade);
  const sx = x - k * 330;
  const spire =
    rect(sx - 38, y - 190, 76, 190, m.drum) +
    rect(sx - 44, y - 194, 88, 8, m.light) +
    path(rounded(sx, y - 120, 30, 52), m.deep) +
    rect(sx - 28, y - 236, 56, 46, m.drum) +
    path(rounded(sx, y - 194, 20, 34), m.deep) +
    polygon([sx - 30, y - 236, sx, y - 392, sx + 30, y - 236], m.light) +
    polygon([sx, y - 236, sx, y - 392, sx + (s.lightLeft ? 30 : -30), y - 236], m.shade) +
    rect(sx - 110, y - 84, 220, 84, m.wall) +
    spread(7, sx - 92, sx + 92, (at) => path(rounded(at, y - 14, 15, 44), m.deep)) +
    polygon([sx - 118, y - 84, sx - 96, y - 112, sx + 96, y - 112, sx + 118, y - 84], s.roof.base) +
    rect(sx - 38, y - 120, 76, 120, m.drum) +
    path(rounded(sx, y, 34, 64), m.deep);
  const mast = x + k * 300;
  const staff =
    line(d`M${mast} ${y} V${y - 400}`, m.shade, 5) +
    line(
      d`M${mast - 34} ${y - 250} H${mast + 34} M${mast - 30} ${y - 250} L${mast} ${y - 320}
        L${mast + 30} ${y - 250}`,
      m.shade,
      2.4,
    ) +
    path(d`M${mast} ${y - 398} q26 -8 44 2 t42 0 v15 q-22 8 -42 0 t-44 -2 Z`, '#f08a2f') +
    path(d`M${mast} ${y - 383} q26 -8 44 2 t42 0 v15 q-22 8 -42 0 t-44 -2 Z`, '#f7f3ea') +
    path(d`M${mast} ${y - 368} q26 -8 44 2 t42 0 v15 q-22 8 -42 0 t-44 -2 Z`, '#2f8a4f');
  const gun = (at: number): string =>
    polygon([at - 4 * k, 560, at + 66 * k, 546, at + 66 * k, 558, at, 576], s.hour.dark) +
    circle(at + 6 * k, 580, 15, 'none', `stroke="${s.hour.dark}" stroke-width="5"`) +
    line(d`M${at - 8} 580 h28 M${at + 6} 566 v28`, s.hour.dark, 2.4);
  return (
    treeLine(s, y - 30, 56, 0.38) +
    [-450, 430, 380]
      .map((at) => tree(s, 'palm', x + at, y - 10, s.random.between(170, 240), 0.3))
      .join('') +
    mist(s, y, 110, 0.4) +
    spire +
    house +
    staff +
    fields(s, y, s.leaf) +
    rampart(-20, y + 30, W + 40, 26, s.second, 9) +
    path(d`M${x - 60} ${y + 2} H${x + 60} L${x + 200} ${H} H${x - 180} Z`, s.ground.light) +
    company(s, 7, x - 160, x + 200, y + 70, 46) +
    gun(x - k * 300) +
    gun(x - k * 400) +
    tree(s, 'round', x + k * 380, y + 70, 200)
  );
}
