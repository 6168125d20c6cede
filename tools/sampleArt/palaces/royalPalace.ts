// The palace of Mysuru: three storeys of arches, domed towers, the gilded lantern in the middle.

import { mix } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { circle, d, path, rect, spread, times } from '../art/svg.js';
import { cusped, pointed } from '../parts/arches.js';
import { elephant } from '../parts/creatures.js';
import { chhatri, finial, onion, roundDome } from '../parts/domes.js';
import { mist, plaza } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';
import { panels } from '../parts/walls.js';

export function royalPalace(s: Scene): string {
  const x = W / 2;
  const y = 496;
  const m = s.stone;
  const pink = s.material(s.setting.roof);
  const glow = (n: number): string =>
    s.hour.lamps ? mix(s.hour.glow, m.deep, (n % 3) * 0.12) : m.deep;
  const block = (at: number, w: number, h: number, floors: number, bays: number): string =>
    rect(at - w / 2, y - h, w, h, m.wall) +
    times(floors, (f) => {
      const foot = y - (h / floors) * f;
      const lift = h / floors;
      return (
        spread(
          bays,
          at - w / 2 + w / bays / 2,
          at + w / 2 - w / bays / 2,
          (px, n) =>
            path(cusped(px, foot - 3, (w / bays) * 0.72, lift * 0.78, 7), glow(n + f)) +
            rect(px - (w / bays) * 0.4, foot - lift * 0.14, (w / bays) * 0.8, 3, m.light),
        ) +
        rect(at - w / 2 - 4, foot - lift - 3, w + 8, 6, m.light) +
        panels(at - w / 2, foot - lift + 4, w, 4, bays * 3, m.shade)
      );
    });
  const tower = (at: number, w: number, h: number): string =>
    block(at, w, h, Math.round(h / 58), 2) +
    rect(at - w / 2 - 6, y - h - 8, w + 12, 10, m.light) +
    onion(s, at, y - h - 26, w * 0.44, pink) +
    rect(at - w * 0.38, y - h - 28, w * 0.76, 22, m.drum) +
    [-0.46, 0.46].map((k) => chhatri(s, at + k * w, y - h - 4, w * 0.26, m)).join('');
  const lantern = y - 232;
  const crown =
    rect(x - 54, lantern - 44, 108, 46, m.wall) +
    spread(5, x - 42, x + 42, (at, n) => path(cusped(at, lantern, 16, 36, 5), glow(n))) +
    rect(x - 62, lantern - 50, 124, 8, m.light) +
    rect(x - 40, lantern - 84, 80, 36, m.wall) +
    spread(4, x - 28, x + 28, (at, n) => path(cusped(at, lantern - 50, 13, 28, 5), glow(n))) +
    rect(x - 46, lantern - 90, 92, 7, m.light) +
    onion(s, x, lantern - 90, 38, s.gold) +
    [-52, 52].map((at) => chhatri(s, x + at, lantern - 50, 32, s.gold)).join('') +
    finial(s, x, lantern - 156, 30);
  const arch =
    rect(x - 66, y - 216, 132, 216, m.wall) +
    path(pointed(x, y, 104, 190), m.light) +
    path(cusped(x, y - 4, 88, 170, 9), glow(0)) +
    path(cusped(x, y - 4, 60, 116, 9), mix(glow(0), '#b0452f', 0.4)) +
    rect(x - 74, y - 224, 148, 10, m.light) +
    path(d`M${x - 74} ${y - 224} Q${x} ${y - 262} ${x + 74} ${y - 224} Z`, m.light) +
    circle(x, y - 232, 8, s.gold.base);
  const outline = s.hour.lamps
    ? spread(70, x - 400, x + 400, (at) =>
        circle(at, y - 146 - (Math.abs(at - x) < 150 ? 48 : 0), 1.8, '#fff0b8'),
      ) + spread(52, x - 388, x + 388, (at) => circle(at, y - 74, 1.6, '#fff0b8'))
    : '';
  const gardens = [-300, 300]
    .map(
      (at) =>
        rect(x + at - 120, y + 18, 240, 9, s.leaf.base) +
        spread(7, x + at - 108, x + at + 108, (px) => tree(s, 'cypress', px, y + 24, 40)),
    )
    .join('');
  return (
    treeLine(s, y - 20, 60, 0.36) +
    mist(s, y - 10, 120, 0.4) +
    [-330, 330].map((at) => roundDome(s, x + at, y - 144, 34, pink)).join('') +
    block(x, 700, 142, 2, 21) +
    [-200, 200].map((at) => tower(x + at, 78, 206)).join('') +
    [-372, 372].map((at) => tower(x + at, 70, 176)).join('') +
    block(x, 300, 190, 3, 11) +
    [-116, 116]
      .map((at) => onion(s, x + at, y - 204, 26, pink) + rect(x + at - 24, y - 206, 48, 16, m.drum))
      .join('') +
    crown +
    arch +
    outline +
    plaza(s, y, x) +
    gardens +
    company(s, 8, 120, 840, y + 60, 44) +
    elephant(s, 236, 622, 110) +
    company(s, 3, 560, 760, H - 14, 76)
  );
}
