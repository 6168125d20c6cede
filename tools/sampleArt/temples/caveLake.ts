// Cave mouths in a red cliff above a lake.

import { W, type Scene } from '../art/scene.js';
import { d, group, line, rect, spread, times } from '../art/svg.js';
import { rowingBoat } from '../parts/boats.js';
import { cliff, hanging } from '../parts/cliff.js';
import { water } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { slimPillar } from '../parts/rockPillar.js';
import { tree } from '../parts/trees.js';
import { vimana } from '../townParts/vimana.js';
import { porch } from '../parts/rockPillar.js';

export function lakeCaves(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const y = 470;
  const mouths = spread(4, 150, 560, (at, i) =>
    porch(s, k > 0 ? at : W - at, 400 - i * 46, 96, 54, 4),
  );
  const m = s.material(s.setting.second);
  return (
    cliff(s, 120, y) +
    hanging(s, 118, 30) +
    mouths +
    line(d`M${k > 0 ? 60 : 900} 450 Q${W / 2} 430 ${k > 0 ? 620 : 340} 290`, s.stone.light, 6) +
    tree(s, 'round', k > 0 ? 90 : 870, y, 120) +
    vimana(s, W / 2 + k * 250, y + 4, 108, 5, 110, m) +
    rect(W / 2 + k * 160 - 60, y - 52, 120, 54, m.wall) +
    spread(6, W / 2 + k * 160 - 52, W / 2 + k * 160 + 52, (at) => slimPillar(at, y, 12, 46, m)) +
    water(s, y + 2) +
    group(
      vimana(s, W / 2 + k * 250, y + 4, 108, 5, 110, m),
      `transform="matrix(1 0 0 -.6 0 ${(y + 4) * 1.6})" opacity=".35"`,
    ) +
    times(5, (i) => rect(0, y + i * 6, W, 6, i % 2 === 0 ? s.stone.light : s.stone.shade)) +
    company(s, 6, 100, 880, y + 12, 30) +
    rowingBoat(s, W / 2 - k * 200, 574, 0.8, 1) +
    tree(s, 'palm', W / 2 - k * 430, 640, 300)
  );
}
