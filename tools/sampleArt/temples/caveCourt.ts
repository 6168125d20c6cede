// A temple freed from the hill, in the court left around it.

import { H, W, type Scene } from '../art/scene.js';
import { d, line, path, polygon, rect, spread, times } from '../art/svg.js';
import { cliff, hanging } from '../parts/cliff.js';
import { elephant } from '../parts/creatures.js';
import { company } from '../parts/people.js';
import { slimPillar } from '../parts/rockPillar.js';
import { tree } from '../parts/trees.js';
import { vimana } from '../townParts/vimana.js';

export function freed(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const m = s.stone;
  const x = W / 2 + k * 70;
  const y = 520;
  const wall = (side: number): string => {
    const at = side < 0 ? 0 : W;
    const fill = side === -k ? m.shade : m.base;
    return (
      polygon([at, 60, at - side * 150, 176, at - side * 190, y, at, 640], fill) +
      times(5, (i) =>
        polygon(
          [
            at,
            150 + i * 84,
            at - side * 158,
            230 + i * 56,
            at - side * 158,
            238 + i * 56,
            at,
            164 + i * 84,
          ],
          m.deep,
          'opacity=".3"',
        ),
      )
    );
  };
  const galleries = times(
    2,
    (i) =>
      rect(90, 300 + i * 96, 780, 56, m.deep) +
      spread(17, 104, 856, (at) => slimPillar(at, 356 + i * 96, 16, 56, m)) +
      rect(80, 292 + i * 96, 800, 8, m.light),
  );
  const post = x - k * 236;
  const column =
    rect(post - 20, y - 210, 40, 210, m.drum) +
    times(6, (i) => rect(post - 24, y - 40 - i * 34, 48, 6, i % 2 === 0 ? m.light : m.shade)) +
    polygon(
      [post - 20, y - 210, post - 30, y - 224, post + 30, y - 224, post + 20, y - 210],
      m.light,
    ) +
    line(d`M${post} ${y - 224} v-44 M${post - 14} ${y - 264} q0 22 14 22 q14 0 14 -22`, m.light, 5);
  const hallM =
    rect(x - k * 130 - 86, y - 150, 172, 150, m.wall) +
    rect(x - k * 130 - 96, y - 156, 192, 12, m.light) +
    times(3, (i) =>
      rect(
        x - k * 130 - 80 + i * 14,
        y - 176 - i * 16,
        160 - i * 28,
        16,
        i % 2 === 0 ? m.shade : m.base,
      ),
    ) +
    spread(5, x - k * 130 - 70, x - k * 130 + 70, (at) => slimPillar(at, y - 40, 16, 100, m)) +
    rect(x - k * 130 - 22, y - 112, 44, 72, s.hour.lamps ? s.hour.glow : m.deep);
  const herd = spread(9, x - 210, x + 180, (at) =>
    path(
      d`M${at - 18} ${y} v-18 q-2 -20 16 -20 q18 -2 20 12 l4 14 v12 h-8 v-14 h-14 v14 Z`,
      m.shade,
    ),
  );
  return (
    cliff(s, 190, y) +
    hanging(s, 186, 40) +
    rect(70, 274, 820, y - 274, m.shade) +
    galleries +
    vimana(s, x + k * 50, y - 30, 208, 5, 168, s.material(s.setting.second)) +
    hallM +
    column +
    rect(x - 220, y - 42, 430, 44, m.base) +
    herd +
    rect(x - 226, y - 46, 442, 7, m.light) +
    wall(-1) +
    wall(1) +
    rect(0, y, W, H, s.ground.light) +
    path(d`M0 ${y + 40} Q${W / 2} ${y + 14} ${W} ${y + 46} V640 H0 Z`, s.ground.base) +
    elephant(s, x - k * 330, y + 34, 104, k < 0) +
    company(s, 7, 220, 800, y + 54, 50) +
    tree(s, 'round', k > 0 ? 50 : 910, 650, 200)
  );
}
