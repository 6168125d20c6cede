// Pink tiers between two gates, a peacock on the wall.

import { mix } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { d, path, rect, spread } from '../art/svg.js';
import { cusped, pointed } from '../parts/arches.js';
import { peacock } from '../parts/creatures.js';
import { banglaRoof, chhatri } from '../parts/domes.js';
import { mist, plaza } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';
import { merlons, panels } from '../parts/walls.js';

export function pinkPalace(s: Scene): string {
  const m = s.stone;
  const white = s.second.light;
  const x = W / 2;
  const y = 506;
  const open = (n: number): string => (s.hour.lamps && n % 2 === 0 ? s.hour.glow : m.deep);
  const tier = (half: number, foot: number, h: number, count: number): string =>
    rect(x - half, foot - h, half * 2, h, m.wall) +
    rect(
      s.lightLeft ? x + half * 0.7 : x - half,
      foot - h,
      half * 0.3,
      h,
      m.shade,
      'opacity=".45"',
    ) +
    spread(
      count,
      x - half + 22,
      x + half - 22,
      (at, n) =>
        path(cusped(at, foot - 4, 27, h * 0.72, 7), white) +
        path(cusped(at, foot - 4, 21, h * 0.64, 7), open(n)) +
        rect(at - 11, foot - 16, 22, 12, m.light) +
        panels(at - 10, foot - 14, 20, 8, 5, m.deep),
    ) +
    path(
      d`M${x - half - 14} ${foot - h + 7} L${x - half - 2} ${foot - h - 5} H${x + half + 2}
        L${x + half + 14} ${foot - h + 7} Z`,
      white,
    ) +
    panels(x - half, foot - h + 9, half * 2, 6, Math.round(half / 7), white);
  const tiers =
    tier(318, y, 72, 13) +
    tier(254, y - 76, 60, 10) +
    tier(190, y - 140, 56, 8) +
    tier(140, y - 200, 52, 6) +
    tier(90, y - 256, 46, 4);
  const kiosks =
    [-296, -248, 248, 296].map((at) => chhatri(s, x + at, y - 76, 46, m)).join('') +
    [-228, 228].map((at) => chhatri(s, x + at, y - 140, 46, m)).join('') +
    [-168, 168].map((at) => chhatri(s, x + at, y - 200, 42, m)).join('') +
    [-118, 118].map((at) => chhatri(s, x + at, y - 256, 40, m)).join('') +
    banglaRoof(s, x, y - 300, 150, s.second) +
    [-72, 72].map((at) => chhatri(s, x + at, y - 304, 34, m)).join('');
  const gate = (at: number): string =>
    rect(at - 60, y - 130, 120, 130, m.wall) +
    path(pointed(at, y, 66, 104), white) +
    path(pointed(at, y, 56, 96), m.deep) +
    path(pointed(at, y, 30, 66), mix(s.gold.base, m.deep, 0.35)) +
    merlons(at - 60, y - 130, 120, 12, m.base) +
    chhatri(s, at - 44, y - 130, 34, s.second) +
    chhatri(s, at + 44, y - 130, 34, s.second) +
    panels(at - 56, y - 122, 112, 8, 12, white);
  return (
    treeLine(s, y - 60, 50, 0.42) +
    mist(s, y - 60, 120, 0.4) +
    kiosks +
    tiers +
    gate(x - 400) +
    gate(x + 400) +
    path(cusped(x, y, 92, 86, 9), white) +
    path(cusped(x, y, 78, 78, 9), m.deep) +
    plaza(s, y, x) +
    [-190, 190]
      .map(
        (at) =>
          tree(s, 'round', x + at, y + 24, 74) + rect(x + at - 20, y + 16, 40, 14, s.second.light),
      )
      .join('') +
    company(s, 9, 150, 820, y + 44, 48) +
    rect(0, 596, W, H, mix(m.shade, m.deep, 0.4)) +
    rect(0, 590, W, 9, m.light) +
    panels(0, 606, W, 34, 26, m.shade) +
    peacock(s, 200, 590, 84)
  );
}
