// Two shrines on the sand, the sea behind them.

import { H, W, type Scene } from '../art/scene.js';
import { d, ellipse, line, path, rect, spread, times } from '../art/svg.js';
import { nearBirds } from '../parts/creatures.js';
import { water } from '../parts/ground.js';
import { rowingBoat, sailBoat } from '../parts/boats.js';
import { company } from '../parts/people.js';
import { tree } from '../parts/trees.js';
import { nandi, vimana } from '../townParts/vimana.js';

export function shoreTemple(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 - k * 40;
  const y = 506;
  const m = s.stone;
  const sea = 430;
  const waves = times(5, (i) => {
    const at = sea + 18 + i * 15;
    return line(
      d`M0 ${at} q60 -7 120 0 t120 0 t120 0 t120 0 t120 0 t120 0 t120 0 t120 0`,
      '#ffffff',
      1.2 + i * 0.4,
      'opacity=".4"',
    );
  });
  const wall =
    rect(x - 330, y - 26, 660, 28, m.wall) +
    rect(x - 336, y - 30, 672, 7, m.light) +
    spread(11, x - 310, x + 310, (at, i) =>
      i % 5 === 2 ? '' : nandi(at, y - 30, 44, m, i % 2 === 0),
    );
  const sand = path(
    d`M0 ${y - 6} Q${W * 0.3} ${y - 22} ${W * 0.55} ${y - 8} T${W} ${y - 20} V${H} H0 Z`,
    s.ground.light,
  );
  const shade =
    path(
      d`M0 ${y + 56} Q${W * 0.36} ${y + 24} ${W * 0.6} ${y + 54} T${W} ${y + 40} V${H} H0 Z`,
      s.ground.base,
    ) +
    path(
      d`M0 ${y + 104} Q${W * 0.4} ${y + 78} ${W * 0.7} ${y + 104} T${W} ${y + 96} V${H} H0 Z`,
      s.ground.shade,
    );
  return (
    water(s, sea) +
    waves +
    sailBoat(s, x + k * 330, sea + 12, 0.42) +
    sailBoat(s, x + k * 420, sea + 6, 0.26) +
    nearBirds(s, x + k * 250, 300, 12) +
    sand +
    vimana(s, x + k * 20, y - 4, 150, 7, 226, m) +
    vimana(s, x - k * 128, y - 4, 96, 5, 128, m) +
    wall +
    shade +
    ellipse(x, y + 6, 350, 9, s.hour.dark, 'opacity=".2"') +
    company(s, 7, x - 300, x + 320, y + 44, 42) +
    rowingBoat(s, x + k * 300, 592, 0.95, 0) +
    tree(s, 'palm', x - k * 400, y + 40, 330) +
    tree(s, 'palm', x - k * 346, y + 26, 250)
  );
}
