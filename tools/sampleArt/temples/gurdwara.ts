// The golden shrine in its tank: causeway, white arcades, lamps doubled in the water.

import { mix } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { circle, d, line, path, rect, spread, times } from '../art/svg.js';
import { cusped, pointed } from '../parts/arches.js';
import { banglaRoof, chhatri, ribbedDome, roundDome } from '../parts/domes.js';
import { reflection, water } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree } from '../parts/trees.js';

function shrine(s: Scene, x: number, y: number): string {
  const gold = s.gold;
  const marble = s.stone;
  const glow = s.hour.lamps ? mix(s.hour.glow, '#ffffff', 0.35) : gold.deep;
  const lower =
    rect(x - 130, y - 66, 260, 66, marble.wall) +
    spread(7, x - 110, x + 110, (at) =>
      path(cusped(at, y, 26, 54, 7), s.hour.lamps ? mix(s.hour.glow, '#c9772b', 0.2) : marble.deep),
    ) +
    rect(x - 136, y - 70, 272, 7, gold.light);
  const upper =
    rect(x - 126, y - 140, 252, 72, gold.wall) +
    spread(7, x - 106, x + 106, (at) => path(cusped(at, y - 80, 24, 42, 7), glow)) +
    rect(x - 140, y - 146, 280, 8, gold.light) +
    rect(x - 126, y - 136, 252, 3, gold.shade) +
    spread(26, x - 120, x + 120, (at) => path(pointed(at, y - 138, 6, 7), gold.shade));
  const roof =
    rect(x - 78, y - 192, 156, 46, gold.wall) +
    spread(5, x - 62, x + 62, (at) => path(cusped(at, y - 150, 20, 34, 5), glow)) +
    rect(x - 86, y - 198, 172, 7, gold.light) +
    spread(9, x - 74, x + 74, (at) => roundDome(s, at, y - 198, 7, gold));
  const corner = (at: number): string => chhatri(s, x + at, y - 146, 46, gold);
  return (
    ribbedDome(s, x, y - 208, 62, gold) +
    rect(x - 58, y - 210, 116, 12, gold.light) +
    roof +
    corner(-112) +
    corner(112) +
    banglaRoof(s, x, y - 140, 74, gold) +
    upper +
    lower +
    rect(x - 146, y - 4, 292, 9, marble.light)
  );
}

export function gurdwara(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 + k * 40;
  const y = 448;
  const m = s.stone;
  const back = y - 60;
  const glow = s.hour.lamps ? s.hour.glow : m.deep;
  const arcade =
    rect(-10, back - 62, W + 20, 96, s.far(m.base, 0.2)) +
    spread(30, 10, W - 10, (at) =>
      path(
        cusped(at, back + 20, 20, 58, 5),
        s.hour.lamps ? mix(glow, m.deep, 0.25) : s.far(m.deep, 0.3),
      ),
    ) +
    rect(-10, back - 68, W + 20, 8, s.far(m.light, 0.1)) +
    spread(19, 8, W - 8, (at) => roundDome(s, at, back - 68, 8, m));
  const tower = (at: number, h: number): string =>
    rect(at - 19, back - h, 38, h - 60, s.far(m.base, 0.15)) +
    times(3, (i) => path(cusped(at, back - h + 46 + i * 44, 18, 30, 5), glow)) +
    rect(at - 25, back - h, 50, 6, m.light) +
    chhatri(s, at, back - h, 46, m);
  const gate = x - k * 330;
  const darshani =
    rect(gate - 60, y - 110, 120, 112, m.wall) +
    path(cusped(gate, y, 54, 82, 9), glow) +
    rect(gate - 66, y - 116, 132, 8, s.gold.light) +
    roundDome(s, gate, y - 116, 28, s.gold) +
    chhatri(s, gate - 46, y - 116, 30, s.gold) +
    chhatri(s, gate + 46, y - 116, 30, s.gold);
  const from = Math.min(gate, x);
  const way =
    rect(from, y - 8, Math.abs(gate - x), 14, m.light) +
    spread(
      18,
      from + 8,
      from + Math.abs(gate - x) - 8,
      (at) =>
        line(d`M${at} ${y - 8} v-17`, s.gold.base, 2) +
        circle(at, y - 28, 4.4, s.hour.glow) +
        circle(at, y - 28, 12, s.hour.glow, 'opacity=".2"'),
    ) +
    company(s, 8, from + 20, from + Math.abs(gate - x) - 120, y - 8, 26);
  const shown =
    [80, 300, 690, 890].map((at) => tree(s, 'round', at, back - 40, 90, 0.35)).join('') +
    tower(120, 190) +
    tower(840, 176) +
    arcade +
    rect(-10, back + 30, W + 20, 30, s.far(m.light, 0.1)) +
    darshani +
    way +
    shrine(s, x, y);
  const edge =
    rect(0, H - 40, W, 40, mix(m.shade, s.hour.dark, 0.25)) +
    rect(0, H - 44, W, 9, mix(m.light, s.hour.dark, 0.1)) +
    times(16, (i) => rect(i * 62, H - 35, 2, 40, s.hour.dark, 'opacity=".2"'));
  const lamps = times(18, () => {
    const px = s.random.between(20, W - 20);
    const py = s.random.between(y + 40, H - 70);
    return rect(px, py, s.random.between(8, 26), 2.4, s.hour.glow, 'rx="1.2" opacity=".6"');
  });
  return (
    shown +
    water(s, y + 6) +
    reflection(s, y + 6, shown, 0.72, 0.55) +
    lamps +
    edge +
    company(s, 6, 40, 920, H - 18, 86)
  );
}
