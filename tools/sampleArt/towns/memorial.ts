// A garden between brick walls, a stone flame in it.

import { H, W, type Scene } from '../art/scene.js';
import { d, path, polygon, rect, spread, times } from '../art/svg.js';
import { pointed } from '../parts/arches.js';
import { bushes, fields, grass, mist } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';

export function memorial(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 + k * 90;
  const y = 482;
  const brick = s.stone;
  const red = s.material('#b5483a');
  const lantern =
    path(
      d`M${x - 40} ${y} C${x - 46} ${y - 130} ${x - 34} ${y - 250} ${x} ${y - 312} C${x + 34}
        ${y - 250} ${x + 46} ${y - 130} ${x + 40} ${y} Z`,
      red.drum,
    ) +
    times(7, (i) =>
      rect(x - 42 + i * 2.2, y - 30 - i * 30, 84 - i * 4.4, 3, red.deep, 'opacity=".4"'),
    ) +
    [-1, 1]
      .map((side) =>
        times(3, (i) =>
          path(
            d`M${x + side * (74 + i * 44)} ${y} v${-96 + i * 22} q${side * 10} -16 ${side * 20} 0
              v${96 - i * 22} Z`,
            red.base,
          ),
        ),
      )
      .join('') +
    rect(x - 230, y - 6, 460, 12, brick.light) +
    rect(x - 252, y + 5, 504, 10, brick.shade);
  const wall = (from: number, w: number, h: number): string =>
    rect(from, y - h, w, h, brick.wall) +
    times(Math.round((w * h) / 900), () =>
      rect(
        from + s.random.between(0, w - 16),
        y - s.random.between(6, h - 6),
        14,
        4,
        brick.shade,
        'opacity=".5"',
      ),
    ) +
    spread(Math.max(2, Math.round(w / 44)), from + 20, from + w - 20, (at) =>
      path(pointed(at, y - h + 66, 16, 34), brick.deep),
    ) +
    rect(from - 2, y - h - 4, w + 4, 6, brick.light);
  const far = s.material('#c99a72');
  const lanes =
    wall(k > 0 ? -20 : 700, 280, 150) +
    wall(k > 0 ? 250 : 590, 130, 104) +
    wall(k > 0 ? 800 : -20, 190, 124);
  return (
    treeLine(s, y - 60, 60, 0.45) +
    spread(
      7,
      60,
      900,
      (at) =>
        rect(at - 50, y - 190 + (Math.round(at) % 40), 90, 120, s.far(far.base, 0.45)) +
        spread(3, at - 34, at + 24, (px) =>
          path(pointed(px, y - 120, 12, 24), s.far(far.deep, 0.45)),
        ),
    ) +
    mist(s, y - 40, 140, 0.5) +
    lanes +
    lantern +
    fields(s, y + 8, s.leaf) +
    polygon([x - 60, y + 14, x + 60, y + 14, x + 230, H, x - 230, H], s.material('#dcc0a0').light) +
    bushes(s, y + 40, 24, x - 330, x - 110, '#e8503f') +
    bushes(s, y + 40, 24, x + 110, x + 330, '#f3e8d8') +
    company(s, 8, x - 200, x + 220, y + 66, 48) +
    tree(s, 'round', x - k * 400, y + 70, 230) +
    tree(s, 'round', x + k * 370, y + 50, 150) +
    grass(s, 632, s.leaf.deep, 20)
  );
}
