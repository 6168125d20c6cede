// A fort of the plains: a long red wall, bastions, a gate between towers, pale domes behind.

import { W, type Scene } from '../art/scene.js';
import { d, line, path, polygon, rect, spread } from '../art/svg.js';
import { iwan, pointed } from '../parts/arches.js';
import { chhatri, onion, roundDome } from '../parts/domes.js';
import { fields, grass, mist } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';
import { bastion, merlons, panels, rampart } from '../parts/walls.js';

function gate(s: Scene, x: number, y: number): string {
  const m = s.stone;
  const white = s.second;
  const tower = (at: number): string => {
    const w = 78;
    const h = 226;
    const arches = [0.2, 0.45, 0.7].map(
      (k) =>
        rect(at - w / 2 - 2, y - h * k - 4, w + 4, 4, m.light) +
        spread(
          3,
          at - 22,
          at + 22,
          (px) =>
            path(pointed(px, y - h * k - 12, 15, 32), white.base) +
            path(pointed(px, y - h * k - 12, 11, 28), s.hour.lamps ? s.hour.glow : m.deep),
        ),
    );
    return (
      polygon([at - w / 2, y - h, at + w / 2, y - h, at + w * 0.56, y, at - w * 0.56, y], m.drum) +
      arches.join('') +
      panels(at - w / 2, y - h + 8, w, 9, 9, m.shade) +
      merlons(at - w / 2 - 3, y - h, w + 6, 14, m.base) +
      chhatri(s, at, y - h - 4, 66, white)
    );
  };
  const kiosks = spread(
    7,
    x - 56,
    x + 56,
    (at) =>
      rect(at - 7, y - 206, 3, 24, m.shade) +
      rect(at + 4, y - 206, 3, 24, m.shade) +
      roundDome(s, at, y - 204, 8.5, white),
  );
  const slender = [-68, 68].map(
    (at) => rect(x + at - 3, y - 236, 6, 60, m.light) + roundDome(s, x + at, y - 236, 6, white),
  );
  const door = s.hour.lamps ? s.hour.glow : m.deep;
  return (
    slender.join('') +
    kiosks +
    rect(x - 72, y - 186, 144, 8, m.light) +
    iwan(x, y, 144, 182, m, door, white.base, s.lightLeft) +
    panels(x - 68, y - 178, 136, 10, 17, m.shade) +
    tower(x - 104) +
    tower(x + 104)
  );
}

export function plainFort(s: Scene): string {
  const y = 474;
  const m = s.stone;
  const x = W / 2 + (s.lightLeft ? 1 : -1) * s.random.between(60, 120);
  const far = s.lightLeft ? x - 330 : x + 330;
  const mosque = [-52, 52, 0]
    .map(
      (at, i) =>
        rect(far + at - 24, y - 150, 48, 60, s.second.wall) +
        onion(s, far + at, y - 150 - (i === 2 ? 12 : 0), i === 2 ? 36 : 25, s.second),
    )
    .join('');
  const slim = [-96, 96].map((at) => chhatri(s, far + at, y - 148, 26, s.second)).join('');
  const pavilion = s.lightLeft ? x + 250 : x - 250;
  const moat = path(
    d`M0 ${y + 4} H${W} V${y + 26} C${W * 0.6} ${y + 18} ${W * 0.3} ${y + 34} 0 ${y + 22} Z`,
    s.water,
  );
  const road = polygon(
    [x - 46, y + 2, x + 46, y + 2, x + 250, 640, x - 190, 640],
    s.material('#dcb894').light,
  );
  return (
    treeLine(s, y - 96, 36, 0.4) +
    mosque +
    slim +
    mist(s, y - 60, 130, 0.6) +
    rampart(-20, y, W + 40, 106, m, 15) +
    spread(4, 40, W - 40, (at) =>
      Math.abs(at - x) < 190
        ? ''
        : bastion(at, y, 84, 126, m, 14) + chhatri(s, at, y - 126, 46, s.second),
    ) +
    chhatri(s, pavilion, y - 106, 40, m) +
    gate(s, x, y) +
    fields(s, y) +
    moat +
    road +
    line(d`M${x - 46} ${y + 2} L${x - 190} 640 M${x + 46} ${y + 2} L${x + 250} 640`, m.light, 3) +
    tree(s, 'round', far - 130, y + 46, 130) +
    tree(s, 'round', far + 60, y + 60, 96) +
    company(s, 7, x - 130, x + 140, y + 66, 40) +
    company(s, 3, x - 60, x + 70, y + 20, 22) +
    grass(s, 628, s.leaf.deep, 22)
  );
}
