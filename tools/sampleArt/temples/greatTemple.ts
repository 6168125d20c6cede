// The great southern tower in its court, the bull in its pavilion.

import { W, type Scene } from '../art/scene.js';
import { d, path, rect, spread } from '../art/svg.js';
import { mist, plaza } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';
import { nandi, vimana } from '../townParts/vimana.js';

export function greatTemple(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 + k * 90;
  const y = 494;
  const m = s.stone;
  const wall =
    rect(-10, y - 40, W + 20, 42, s.second.wall) +
    spread(24, 0, W, (at) => rect(at - 3, y - 40, 6, 42, s.second.shade)) +
    rect(-10, y - 46, W + 20, 8, s.second.light) +
    spread(30, 6, W - 6, (at) => path(d`M${at - 9} ${y - 46} q9 -16 18 0 Z`, s.second.base));
  const pavilion = x - k * 330;
  const hall =
    rect(x - k * 190 - 90, y - 88, 180, 88, m.wall) +
    spread(8, x - k * 190 - 82, x - k * 190 + 82, (at) => rect(at - 4, y - 70, 8, 70, m.light)) +
    rect(x - k * 190 - 98, y - 96, 196, 12, m.light) +
    rect(x - k * 190 - 94, y - 84, 188, 6, m.deep, 'opacity=".5"');
  const shelter =
    rect(pavilion - 66, y - 92, 132, 14, m.light) +
    rect(pavilion - 58, y - 104, 116, 12, m.base) +
    spread(6, pavilion - 56, pavilion + 56, (at) => rect(at - 4, y - 80, 8, 64, m.drum)) +
    nandi(pavilion, y - 16, 84, s.second, k < 0) +
    rect(pavilion - 72, y - 18, 144, 20, m.shade) +
    rect(pavilion - 76, y - 20, 152, 6, m.light);
  return (
    treeLine(s, y - 36, 44, 0.4) +
    tree(s, 'palm', x + k * 260, y - 20, 190, 0.3) +
    tree(s, 'palm', x + k * 330, y - 20, 150, 0.3) +
    tree(s, 'palm', x - k * 480, y - 20, 170, 0.3) +
    wall +
    mist(s, y, 90, 0.3) +
    vimana(s, x, y, 236, 13, 262, m) +
    hall +
    plaza(s, y, x, s.ground) +
    shelter +
    path(
      d`M${x - 190} ${y + 3} H${x + 190} L${x + 230} ${y + 16} H${x - 240} Z`,
      s.hour.dark,
      'opacity=".14"',
    ) +
    company(s, 9, 90, 860, y + 56, 46) +
    company(s, 2, x - k * 30, x + k * 90, 606, 74)
  );
}
