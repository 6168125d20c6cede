// A pavilion of lobed arches under clustered pyramids, among boulders.

import { mix } from '../art/colour.js';
import { W, type Scene } from '../art/scene.js';
import { d, ellipse, path, rect, spread, times } from '../art/svg.js';
import { cusped } from '../parts/arches.js';
import { boulders } from '../parts/boulders.js';
import { cow } from '../parts/creatures.js';
import { fields, grass, hills, mist } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { slimPillar } from '../parts/rockPillar.js';
import { tree, treeLine } from '../parts/trees.js';

/** A pavilion of lobed arches under clustered pyramids. */
export function lotusHall(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 + k * 90;
  const y = 486;
  const m = s.material(mix(s.setting.stone, '#f0d8b0', 0.45));
  const storey = (foot: number, half: number, h: number, n: number): string =>
    rect(x - half, foot - h, half * 2, h, m.wall) +
    spread(
      n,
      x - half + half / n,
      x + half - half / n,
      (at) =>
        path(cusped(at, foot, (half * 2) / n - 14, h * 0.84, 9), m.light) +
        path(cusped(at, foot, (half * 2) / n - 26, h * 0.76, 9), mix(m.deep, s.hour.sky[2], 0.2)),
    ) +
    path(
      d`M${x - half - 16} ${foot - h + 9} L${x - half - 2} ${foot - h - 5} H${x + half + 2}
        L${x + half + 16} ${foot - h + 9} Z`,
      m.light,
    );
  const cap = (at: number, foot: number, w: number): string =>
    times(5, (i) =>
      path(
        d`M${at - (w / 2) * (1 - i * 0.17)} ${foot - i * w * 0.13} q${-3} ${-w * 0.07} ${w * 0.04}
          ${-w * 0.12} h${w * (0.92 - i * 0.17)} q${w * 0.04 + 3} ${w * 0.05} ${w * 0.04}
          ${w * 0.12} Z`,
        m.drum,
      ),
    ) +
    ellipse(at, foot - w * 0.68, w * 0.09, w * 0.07, m.light) +
    ellipse(at, foot - w * 0.76, w * 0.03, w * 0.05, m.base);
  const pavilion =
    cap(x, y - 206, 118) +
    [-118, 118].map((at) => cap(x + at, y - 190, 88)).join('') +
    [-62, 62].map((at) => cap(x + at, y - 198, 74)).join('') +
    storey(y - 108, 158, 82, 5) +
    storey(y, 170, 108, 4) +
    times(3, (i) =>
      rect(
        x - 182 - i * 8,
        y - 4 + i * 7,
        364 + i * 16,
        7.4,
        i % 2 === 0 ? s.stone.light : s.stone.shade,
      ),
    );
  const broken = spread(9, x - k * 470, x - k * 260, (at, i) =>
    slimPillar(at, y + 6, 17, [92, 60, 92, 92, 36, 92, 70, 92, 50][i] ?? 80, s.stone),
  );
  return (
    hills(s, y - 40, 130, s.setting.stone, 0.55) +
    boulders(s, x + k * 300, y - 20, 1.7) +
    boulders(s, x - k * 340, y - 30, 1.9) +
    mist(s, y - 10, 110, 0.45) +
    treeLine(s, y - 2, 26, 0.3) +
    broken +
    rect(Math.min(x - k * 480, x - k * 390), y - 96, 100, 12, s.stone.light) +
    pavilion +
    fields(s, y + 8) +
    company(s, 6, x - 180, x + 200, y + 52, 44) +
    tree(s, 'palm', x + k * 350, y + 40, 240) +
    tree(s, 'palm', x + k * 400, y + 60, 310) +
    boulders(s, x - k * 400, 622, 1.3) +
    cow(s, x - k * 230, 610, 58, k < 0) +
    grass(s, 630, s.leaf.deep, 22)
  );
}
