// An eight-sided tomb among lawns and water.

import { mix } from '../art/colour.js';
import { W, type Scene } from '../art/scene.js';
import { d, path, polygon, rect, spread } from '../art/svg.js';
import { pointed } from '../parts/arches.js';
import { peacock } from '../parts/creatures.js';
import { chhatri, finial } from '../parts/domes.js';
import { fields, grass, mist } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';
import { merlons, panels } from '../parts/walls.js';

export function lawnTomb(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 + k * 70;
  const y = 470;
  const m = s.stone;
  const face = (at: number, w: number, fill: string): string =>
    rect(at - w / 2, y - 118, w, 118, fill) +
    spread(
      3,
      at - w * 0.31,
      at + w * 0.31,
      (px) =>
        path(pointed(px, y, w * 0.24, 76), s.second.base) +
        path(pointed(px, y, w * 0.2, 72), s.hour.lamps ? mix(s.hour.glow, m.deep, 0.35) : m.deep),
    ) +
    polygon(
      [at - w / 2 - 8, y, at - w / 2 + 1, y - 118, at - w / 2 + 9, y - 118, at - w / 2 + 9, y],
      m.light,
    ) +
    polygon(
      [at + w / 2 + 8, y, at + w / 2 - 1, y - 118, at + w / 2 - 9, y - 118, at + w / 2 - 9, y],
      m.shade,
    );
  const eave = path(
    d`M${x - 196} ${y - 104} L${x - 176} ${y - 118} H${x + 176} L${x + 196} ${y - 104} Z`,
    m.deep,
  );
  const dome =
    path(
      d`M${x - 96} ${y - 172} C${x - 100} ${y - 236} ${x - 56} ${y - 276} ${x} ${y - 288}
        C${x + 56} ${y - 276} ${x + 100} ${y - 236} ${x + 96} ${y - 172} Z`,
      m.dome,
    ) +
    path(d`M${x - 22} ${y - 284} q22 -26 44 0 q-22 10 -44 0 Z`, m.light) +
    finial(s, x, y - 292, 40);
  const tomb =
    dome +
    rect(x - 108, y - 178, 216, 44, m.drum) +
    spread(12, x - 98, x + 98, (at) => path(pointed(at, y - 142, 9, 24), m.deep, 'opacity=".6"')) +
    merlons(x - 108, y - 178, 216, 10, m.base) +
    [-118, 118].map((at) => chhatri(s, x + at, y - 120, 50, m)).join('') +
    chhatri(s, x - 38, y - 122, 40, m) +
    chhatri(s, x + 38, y - 122, 40, m) +
    face(x - 122, 104, s.lightLeft ? m.light : m.shade) +
    face(x + 122, 104, s.lightLeft ? m.shade : m.light) +
    face(x, 146, m.wall) +
    eave +
    panels(x - 176, y - 128, 352, 8, 40, m.shade) +
    rect(x - 204, y - 4, 408, 10, m.light);
  const pond = path(
    d`M${x - k * 420} 566 Q${x - k * 200} 530 ${x + k * 40} 560 T${x + k * 330} 590 Q${x} 624
      ${x - k * 300} 606 Z`,
    s.water,
  );
  return (
    treeLine(s, y - 26, 64, 0.45) +
    treeLine(s, y - 6, 36, 0.25) +
    tree(s, 'palm', x - k * 330, y, 250, 0.24) +
    tree(s, 'palm', x - k * 386, y, 210, 0.28) +
    mist(s, y, 90, 0.45) +
    tomb +
    fields(s, y) +
    pond +
    spread(9, x - 250, x + 250, (at) =>
      rect(at, 560 + s.random.between(0, 40), s.random.between(20, 80), 2, '#fff', 'opacity=".4"'),
    ) +
    company(s, 6, x - 230, x + 240, y + 40, 42) +
    tree(s, 'banyan', x - k * 380, y + 70, 230) +
    tree(s, 'round', x + k * 400, y + 56, 190) +
    peacock(s, x + k * 250, 612, 70, k < 0) +
    grass(s, 630, s.leaf.deep, 24)
  );
}
