// Shelled brick walls and a tower on a lawn.

import { mix } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { circle, d, path, rect, spread, times } from '../art/svg.js';
import { rounded } from '../parts/arches.js';
import { nearBirds } from '../parts/creatures.js';
import { fields, grass, mist } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';

export function residency(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 - k * 60;
  const y = 490;
  const m = s.material('#a8604a');
  const sky = mix(s.hour.sky[2], s.hour.sky[3], 0.3);
  const hole = (at: number, foot: number, w: number, h: number): string =>
    path(rounded(at, foot, w + 8, h + 5), m.light) +
    path(rounded(at, foot, w, h), s.random.chance(0.45) ? sky : m.deep);
  const pocks = (x0: number, x1: number, y0: number, y1: number, n: number): string =>
    times(n, () =>
      circle(
        s.random.between(x0, x1),
        s.random.between(y0, y1),
        s.random.between(1.5, 4.5),
        m.deep,
        'opacity=".55"',
      ),
    );
  const main =
    path(
      d`M${x - 220} ${y} V${y - 150} l20 -14 l16 10 l30 -28 h60 l14 16 l22 -6 l10 -30 h70 l18 24
        l26 4 l20 26 l34 10 V${y} Z`,
      m.wall,
    ) +
    times(2, (f) => spread(8, x - 190, x + 96, (at) => hole(at, y - 10 - f * 76, 22, 50))) +
    rect(x - 222, y - 84, 344, 6, m.light) +
    pocks(x - 210, x + 110, y - 150, y - 10, 40);
  const tx = x + k * 190;
  const tower =
    path(
      d`M${tx - 42} ${y} V${y - 256} l10 -8 l12 10 l14 -14 l18 12 l14 -10 l16 12 V${y} Z`,
      m.drum,
    ) +
    times(
      3,
      (f) => hole(tx, y - 20 - f * 78, 26, 54) + rect(tx - 46, y - 88 - f * 78, 92, 6, m.light),
    ) +
    pocks(tx - 38, tx + 38, y - 240, y - 20, 20);
  const columns = spread(5, x - k * 400, x - k * 260, (at, i) =>
    rect(at - 9, y - ([150, 104, 150, 60, 128][i % 5] ?? 100), 18, 160, m.drum),
  );
  return (
    treeLine(s, y - 20, 60, 0.4) +
    tree(s, 'banyan', x + k * 330, y, 220, 0.2) +
    mist(s, y, 110, 0.45) +
    columns +
    main +
    tower +
    fields(s, y, s.leaf) +
    path(
      d`M${x - 20} ${y + 2} h70 Q${x + 180} 560 ${x + 60} ${H} H${x - 210} Q${x + 10} 560 ${x - 20}
        ${y + 2} Z`,
      s.material('#d8b890').light,
    ) +
    company(s, 6, x - 150, x + 220, y + 52, 46) +
    nearBirds(s, x - k * 60, 210, 12) +
    tree(s, 'palm', x - k * 380, y + 50, 320) +
    tree(s, 'round', x + k * 420, y + 70, 190) +
    grass(s, 630, s.leaf.deep, 24)
  );
}
