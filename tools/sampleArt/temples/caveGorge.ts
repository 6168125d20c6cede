// A horseshoe front over a gorge, porches on both sides, a path and a stream.

import { H, W, type Scene } from '../art/scene.js';
import { circle, d, ellipse, group, line, path, rect, spread } from '../art/svg.js';
import { horseshoe } from '../parts/arches.js';
import { cliff, hanging } from '../parts/cliff.js';
import { fields, ripples } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { slimPillar } from '../parts/rockPillar.js';
import { tree } from '../parts/trees.js';
import { porch } from '../parts/rockPillar.js';

function hallFront(s: Scene, x: number, y: number): string {
  const m = s.stone;
  const r = 96;
  const ring = (k: number, fill: string, lift = 0): string =>
    path(horseshoe(x, y - 118 + lift, r * k), fill);
  const small = (at: number, top: number, k: number): string =>
    path(horseshoe(at, top, k), m.light) + path(horseshoe(at, top - k * 0.1, k * 0.66), m.deep);
  const figures = [-128, -98, 98, 128].map(
    (at) =>
      rect(x + at - 13, y - 104, 26, 84, m.shade) +
      ellipse(x + at, y - 50, 7, 28, m.light) +
      circle(x + at, y - 86, 7, m.light),
  );
  return (
    path(d`M${x - 176} ${y} V${y - 330} Q${x} ${y - 372} ${x + 176} ${y - 330} V${y} Z`, m.light) +
    rect(x - 176, y - 128, 352, 12, m.shade) +
    spread(13, x - 164, x + 164, (at) => small(at, y - 130, 9)) +
    [-146, 146].map((at) => small(x + at, y - 210, 22) + small(x + at, y - 276, 17)).join('') +
    ring(1.18, m.base, 4) +
    ring(1.06, m.shade) +
    ring(0.94, m.light, -4) +
    ring(0.84, m.deep, -8) +
    group(
      spread(9, x - 64, x + 64, (at) => line(d`M${at} ${y - 118} V${y - 290}`, s.hour.glow, 2.4)),
      'opacity=".28"',
    ) +
    path(
      d`M${x - 26} ${y - 126} v-34 q0 -40 26 -44 q26 4 26 44 v34 Z`,
      s.hour.glow,
      'opacity=".75"',
    ) +
    rect(x - 3, y - 220, 6, 20, s.hour.glow, 'opacity=".75"') +
    figures.join('') +
    rect(x - 66, y - 106, 132, 106, m.deep) +
    rect(x - 24, y - 92, 48, 92, s.hour.glow, 'opacity=".6"') +
    [-66, -34, 34, 66].map((at) => slimPillar(x + at, y, 20, 106, m)).join('') +
    rect(x - 190, y - 4, 380, 9, m.light)
  );
}

export function gorge(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 + k * 90;
  const y = 500;
  const fall = x - k * 400;
  const path_ =
    rect(0, y, W, 22, s.material('#d6b98c').light) +
    rect(0, y + 22, W, 22, s.stone.shade) +
    spread(40, 6, W - 6, (at) => rect(at - 1.5, y - 8, 3, 22, s.stone.deep)) +
    rect(0, y - 8, W, 4, s.stone.deep);
  return (
    path(d`M0 330 Q${W * 0.3} 130 ${W * 0.6} 190 T${W} 110 V400 H0 Z`, s.far(s.leaf.base, 0.5)) +
    cliff(s, 150, y) +
    hanging(s, 152, 44) +
    group(
      [-9, 0, 8].map((at, i) => rect(fall + at - 4, 150, 6 + i, 360, '#ffffff', 'rx="3"')).join(''),
      'opacity=".55"',
    ) +
    porch(s, x - k * 285, y, 118, 84, 5) +
    porch(s, x - k * 560, y, 118, 84, 4) +
    porch(s, x + k * 285, y, 150, 92, 6) +
    hallFront(s, x, y) +
    company(s, 9, 120, 900, y + 10, 36) +
    path_ +
    fields(s, y + 44, s.leaf) +
    path(d`M0 600 Q${W * 0.4} 560 ${W} 604 V640 H0 Z`, s.water) +
    ripples(s, 586, H) +
    tree(s, 'round', x - k * 330, 600, 130) +
    tree(s, 'round', x + k * 400, 604, 170)
  );
}
