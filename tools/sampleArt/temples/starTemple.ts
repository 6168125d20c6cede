// Low star-shaped halls with deep eaves and turned pillars.

import { W, type Scene } from '../art/scene.js';
import { d, ellipse, line, path, rect, spread, times } from '../art/svg.js';
import { fields, mist } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';

/** Low star-shaped halls with deep eaves and turned pillars. */
export function starTemple(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 + k * 20;
  const y = 456;
  const m = s.stone;
  const bands = (from: number, w: number, top: number, n: number): string =>
    times(
      n,
      (i) =>
        rect(from, top + i * 10, w, 10, i % 2 === 0 ? m.base : m.light) +
        line(
          d`M${from + 3} ${top + i * 10 + 5} H${from + w - 3}`,
          m.deep,
          4,
          `stroke-dasharray="${3 + i} ${4 + (i % 3)}" opacity=".4"`,
        ),
    );
  const facets = (from: number, w: number, n: number, h: number): string =>
    times(n, (i) => {
      const at = from + (w / n) * i;
      const half = w / n / 2;
      return polygonShade(at, half, y - h, h);
    });
  const polygonShade = (at: number, half: number, top: number, h: number): string =>
    rect(at, top, half, h, s.lightLeft ? m.light : m.shade, 'opacity=".4"') +
    rect(at + half, top, half, h, s.lightLeft ? m.shade : m.light, 'opacity=".4"');
  const screens = (from: number, w: number, n: number): string =>
    spread(
      n,
      from + 14,
      from + w - 14,
      (at) =>
        rect(at - 13, y - 132, 26, 52, m.deep) +
        line(
          d`M${at - 10} ${y - 130} l20 20 m-20 0 l20 20 m0 -40 l-20 20 m20 0 l-20 20`,
          m.light,
          2,
          'opacity=".7"',
        ) +
        path(
          d`M${at - 20} ${y - 78} h8 q4 -14 -1 -22 q5 -12 0 -22 h-6 q-5 10 0 22 q-5 8 -1 22 Z`,
          m.light,
        ),
    );
  const block = (from: number, w: number, n: number): string =>
    rect(from, y - 142, w, 142, m.wall) +
    screens(from, w, n) +
    bands(from, w, y - 78, 8) +
    facets(from, w, n, 78) +
    path(
      d`M${from - 26} ${y - 136} L${from + 8} ${y - 162} H${from + w - 8} L${from + w + 26}
        ${y - 136} Z`,
      m.shade,
    ) +
    rect(from - 26, y - 138, w + 52, 5, m.light) +
    rect(from, y - 178, w, 18, m.base) +
    spread(Math.round(w / 22), from + 8, from + w - 8, (at) =>
      path(d`M${at - 8} ${y - 178} q8 -14 16 0 Z`, m.light),
    );
  const bell = (at: number, w: number): string =>
    times(6, (i) => {
      const half = (w / 2) * (1 - i * 0.14);
      return (
        path(
          d`M${at - half} ${y - 160 - i * 16} q${-4} ${-10} ${half * 0.08} ${-15} h${half * 1.84}
            q${half * 0.08 + 4} 5 ${half * 0.08} 15 Z`,
          m.drum,
        ) + line(d`M${at - half} ${y - 160 - i * 16} h${half * 2}`, m.deep, 1.2, 'opacity=".5"')
      );
    }) +
    ellipse(at, y - 262, w * 0.17, 12, m.light) +
    ellipse(at, y - 278, w * 0.06, 8, s.gold.base);
  const base = times(4, (i) =>
    rect(x - 390 - i * 4, y + i * 12, 780 + i * 8, 12.6, i % 2 === 0 ? m.light : m.shade),
  );
  const steps = times(7, (i) =>
    rect(x - 46 - i * 4, y + i * 8, 92 + i * 8, 8.4, i % 2 === 0 ? m.base : m.light),
  );
  const shrine = (at: number): string =>
    rect(at - 22, y - 34, 44, 34, m.drum) +
    times(4, (i) => rect(at - 22 + i * 4, y - 44 - i * 10, 44 - i * 8, 9, m.base)) +
    rect(at - 8, y - 24, 16, 24, m.deep);
  return (
    treeLine(s, y - 8, 50, 0.36) +
    tree(s, 'palm', x + k * 400, y, 210, 0.3) +
    tree(s, 'palm', x + k * 450, y, 170, 0.3) +
    mist(s, y, 100, 0.4) +
    bell(x + k * 190, 150) +
    bell(x - k * 190, 150) +
    block(x - 330, 240, 6) +
    block(x + 90, 240, 6) +
    block(x - 110, 220, 5) +
    rect(x - 24, y - 122, 48, 122, s.hour.lamps ? s.hour.glow : m.deep) +
    rect(x - 32, y - 130, 64, 9, m.light) +
    base +
    shrine(x - 92) +
    shrine(x + 92) +
    steps +
    fields(s, y + 56) +
    company(s, 9, 120, 860, y + 92, 44) +
    tree(s, 'round', x - k * 420, y + 110, 180)
  );
}
