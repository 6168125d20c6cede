// The palace of five open tiers, and the high portal across the court.

import { mix } from '../art/colour.js';
import { W, type Scene } from '../art/scene.js';
import { d, ellipse, path, polygon, rect, spread, times } from '../art/svg.js';
import { pointed } from '../parts/arches.js';
import { chhatri } from '../parts/domes.js';
import { mist, plaza } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { treeLine } from '../parts/trees.js';
import { merlons, rampart } from '../parts/walls.js';

export function openTiers(s: Scene): string {
  const m = s.stone;
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 - k * 110;
  const y = 486;
  const tier = (left: number, right: number, foot: number, count: number): string => {
    const h = 58;
    return (
      rect(
        left,
        foot - h + 10,
        right - left,
        h - 10,
        mix(m.deep, s.hour.sky[2], 0.25),
        'opacity=".55"',
      ) +
      spread(
        count,
        left + 6,
        right - 6,
        (at) =>
          rect(at - 4.5, foot - h + 12, 9, h - 12, m.drum) +
          path(
            d`M${at - 4} ${foot - h + 18} L${at - 15} ${foot - h + 8} H${at + 15} L${at + 4}
              ${foot - h + 18} Z`,
            m.light,
          ),
      ) +
      path(
        d`M${left - 18} ${foot - h + 12} L${left - 4} ${foot - h - 2} H${right + 4} L${right + 18}
          ${foot - h + 12} Z`,
        m.base,
      ) +
      rect(left - 18, foot - h + 10, right - left + 36, 4, m.light) +
      rect(left - 4, foot - 6, right - left + 8, 6, m.light)
    );
  };
  const edge = (a: number, b: number): [number, number] =>
    k > 0 ? [x + a, x + b] : [x - b, x - a];
  const tiers = [
    [-190, 220, 12],
    [-190, 160, 10],
    [-190, 90, 8],
    [-190, 10, 6],
  ].map(([a = 0, b = 0, n = 4], i) => tier(...edge(a, b), y - i * 60, n));
  const top = edge(-150, -60);
  const gate = x + k * 420;
  const portal =
    times(5, (i) =>
      rect(gate - 108 - i * 14, y - 22 + i * 5, 216 + i * 28, 5.4, i % 2 === 0 ? m.light : m.shade),
    ) +
    rect(gate - 92, y - 242, 184, 220, m.wall) +
    path(pointed(gate, y - 22, 122, 190), s.second.light) +
    path(pointed(gate, y - 22, 108, 178), m.shade) +
    path(pointed(gate, y - 22, 50, 92), m.deep) +
    merlons(gate - 92, y - 242, 184, 14, m.base) +
    spread(5, gate - 74, gate + 74, (at) => chhatri(s, at, y - 244, 28, m)) +
    polygon(
      [
        gate - k * 92,
        y - 230,
        gate - k * 138,
        y - 206,
        gate - k * 138,
        y - 22,
        gate - k * 92,
        y - 22,
      ],
      m.shade,
    );
  const pool = path(
    d`M${W / 2 - k * 40 - 250} ${y + 48} H${W / 2 - k * 40 + 250} L${W / 2 - k * 40 + 330}
      ${y + 112} H${W / 2 - k * 40 - 330} Z`,
    s.water,
  );
  const all = tiers.join('');
  return (
    treeLine(s, y - 10, 46, 0.45) +
    mist(s, y, 120, 0.5) +
    portal +
    rampart(k > 0 ? -20 : x, y, k > 0 ? x + 20 : W - x + 20, 40, m, 10) +
    chhatri(s, (top[0] + top[1]) / 2, y - 236, 92, m) +
    all +
    plaza(s, y, W / 2) +
    pool +
    ellipse(W / 2 - k * 40, y + 78, 60, 14, m.light) +
    ellipse(W / 2 - k * 40, y + 76, 48, 9, m.base) +
    company(s, 8, 130, 860, y + 44, 42) +
    company(s, 2, W / 2 + k * 230, W / 2 + k * 330, 624, 92)
  );
}
