// White pavilions on red walls above a river.

import { mix } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { d, path, rect, spread } from '../art/svg.js';
import { cusped, pointed } from '../parts/arches.js';
import { banglaRoof, chhatri, onion, roundDome } from '../parts/domes.js';
import { fields, mist, reflection, water } from '../parts/ground.js';
import { company, figure } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';
import { bastion, rampart } from '../parts/walls.js';

export function riverPalace(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const y = 478;
  const m = s.stone;
  const white = s.material('#f3ebe0');
  const tower = W / 2 + k * 60;
  const marble = (x: number, foot: number, w: number, h: number, n: number): string =>
    rect(x - w / 2, foot - h, w, h, white.drum) +
    spread(n, x - w / 2 + 12, x + w / 2 - 12, (at) =>
      path(cusped(at, foot - 6, 17, h * 0.7, 7), s.hour.lamps ? s.hour.glow : white.deep),
    ) +
    path(
      d`M${x - w / 2 - 12} ${foot - h + 6} L${x - w / 2 - 2} ${foot - h - 5} H${x + w / 2 + 2}
        L${x + w / 2 + 12} ${foot - h + 6} Z`,
      white.light,
    ) +
    rect(x - w / 2 - 4, foot - 4, w + 8, 6, white.light);
  const wall =
    rampart(-20, y - 110, W + 40, 78, m, 13) +
    rampart(-20, y, W + 40, 120, m, 14) +
    spread(5, 60, W - 60, (at) => bastion(at, y, 92, 142, m, 14));
  const palace =
    marble(tower, y - 186, 150, 60, 5) +
    chhatri(s, tower, y - 248, 86, white) +
    bastion(tower, y - 100, 150, 90, m, 14) +
    marble(tower - k * 200, y - 186, 190, 54, 6) +
    [-56, 56].map((at) => banglaRoof(s, tower - k * 200 + at, y - 240, 76, s.gold)).join('') +
    marble(tower + k * 190, y - 186, 150, 48, 5) +
    chhatri(s, tower + k * 250, y - 186, 46, m) +
    chhatri(s, tower - k * 340, y - 186, 54, m) +
    chhatri(s, tower + k * 340, y - 180, 54, m);
  const tx = W / 2 - k * 390;
  const far = (colour: string): string => s.far(colour, 0.5);
  const taj =
    rect(tx - 34, y - 232, 68, 40, far(white.base)) +
    onion(s, tx, y - 232, 22, s.material(mix('#f3ebe0', s.hour.sky[2], 0.45))) +
    [-56, 56]
      .map(
        (at) =>
          rect(tx + at - 2, y - 268, 4, 80, far(white.base)) +
          roundDome(s, tx + at, y - 268, 3.4, white),
      )
      .join('') +
    path(pointed(tx, y - 192, 16, 32), far(white.deep));
  const mosque = [-40, 0, 40]
    .map((at) => onion(s, W / 2 + k * 360 + at, y - 214, at === 0 ? 26 : 18, white))
    .join('');
  const shown =
    taj + treeLine(s, y - 188, 26, 0.45) + mosque + mist(s, y - 170, 100, 0.4) + palace + wall;
  return (
    shown +
    path(d`M0 ${y} H${W} V${y + 22} Q${W * 0.5} ${y + 8} 0 ${y + 26} Z`, s.leaf.base) +
    water(s, y + 16) +
    reflection(s, y + 16, wall + palace, 0.5, 0.3) +
    path(d`M0 ${H} V590 Q240 560 470 596 T${W} 580 V${H} Z`, s.ground.base) +
    fields(s, 622, s.leaf) +
    tree(s, 'round', W / 2 - k * 400, 626, 150) +
    figure(s, W / 2 + k * 240, 606, 60, 0) +
    figure(s, W / 2 + k * 276, 608, 58, 4) +
    company(s, 4, 240, 560, 600, 54)
  );
}
