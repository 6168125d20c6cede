// A citadel of the Deccan: rings of wall climbing a hill of boulders to an open pavilion.

import { mix } from '../art/colour.js';
import { W, type Scene } from '../art/scene.js';
import { d, line, path, rect, spread } from '../art/svg.js';
import { pointed } from '../parts/arches.js';
import { boulders } from '../parts/boulders.js';
import { onion } from '../parts/domes.js';
import { fields, grass, hills, mist } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';
import { bastion, merlons, rampart } from '../parts/walls.js';

export function hillCitadel(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 + k * 110;
  const y = 492;
  const m = s.stone;
  const earth = s.material(mix(s.setting.stone, s.setting.ground, 0.5));
  const hill =
    path(
      d`M${x - 430} ${y} C${x - 300} ${y - 60} ${x - 190} ${y - 190} ${x - 80} ${y - 246} Q${x}
        ${y - 270} ${x + 80} ${y - 242} C${x + 180} ${y - 180} ${x + 300} ${y - 60} ${x + 430} ${y}
        Z`,
      earth.base,
    ) +
    path(
      d`M${x + k * 20} ${y - 258} Q${x + k * 50} ${y - 256} ${x + k * 80} ${y - 242}
        C${x + k * 180} ${y - 180} ${x + k * 300} ${y - 60} ${x + k * 430} ${y} H${x + k * 160}
        C${x + k * 130} ${y - 90} ${x + k * 60} ${y - 190} ${x + k * 20} ${y - 258} Z`,
      earth.shade,
    );
  const hall = (foot: number, half: number, h: number, n: number): string =>
    rect(x - half, foot - h, half * 2, h, m.wall) +
    rect(x - half - 4, foot - h - 2, half * 2 + 8, 5, m.light) +
    spread(n, x - half + half / n, x + half - half / n, (at) =>
      path(pointed(at, foot, ((half * 2) / n) * 0.7, h * 0.76), m.deep),
    );
  const top =
    hall(y - 236, 92, 46, 5) +
    hall(y - 282, 62, 40, 3) +
    merlons(x - 62, y - 322, 124, 9, m.base) +
    merlons(x - 92, y - 282, 26, 9, m.base) +
    merlons(x + 66, y - 282, 26, 9, m.base);
  const ring = (foot: number, half: number, h: number, towers: number): string =>
    rampart(x - half, foot, half * 2, h, m, 10) +
    spread(towers, x - half, x + half, (at) => bastion(at, foot, 44, h + 16, m, 9));
  const stair = line(
    d`M${x - 20} ${y - 60} L${x + 40} ${y - 110} L${x - 30} ${y - 160} L${x + 10} ${y - 232}`,
    m.light,
    6,
    'stroke-linejoin="round"',
  );
  const tombX = x - k * 380;
  const tomb = (at: number, r: number): string => {
    const dome = s.material(mix('#d8c8a8', s.hour.sky[2], 0.42));
    return (
      rect(at - r * 1.3, y - r * 1.5, r * 2.6, r * 1.5, dome.wall) +
      spread(5, at - r, at + r, (px) => path(pointed(px, y, r * 0.3, r * 0.9), dome.deep)) +
      rect(at - r * 0.8, y - r * 2.3, r * 1.6, r * 0.85, dome.drum) +
      onion(s, at, y - r * 2.28, r * 0.86, dome)
    );
  };
  const gate =
    rect(x - 52, y - 92, 104, 100, m.wall) +
    path(pointed(x, y + 6, 50, 76), m.light) +
    path(pointed(x, y + 6, 42, 68), m.deep) +
    merlons(x - 52, y - 92, 104, 11, m.base);
  return (
    hills(s, y - 10, 110, s.ground.shade, 0.62) +
    tomb(tombX, 40) +
    tomb(tombX - k * 96, 26) +
    tomb(tombX + k * 84, 24) +
    treeLine(s, y - 6, 30, 0.35) +
    mist(s, y - 10, 110, 0.45) +
    hill +
    boulders(s, x + k * 170, y - 96, 0.5) +
    boulders(s, x - k * 150, y - 104, 0.55) +
    boulders(s, x + k * 90, y - 170, 0.36) +
    stair +
    top +
    ring(y - 178, 150, 32, 4) +
    ring(y - 92, 262, 42, 6) +
    ring(y + 8, 400, 66, 8) +
    gate +
    fields(s, y + 8) +
    boulders(s, x - k * 430, y + 100, 1.4) +
    company(s, 6, x - 120, x + 160, y + 56, 44) +
    tree(s, 'palm', x - k * 330, y + 70, 190) +
    tree(s, 'round', x + k * 300, y + 76, 140) +
    grass(s, 630, s.leaf.deep, 22)
  );
}
