// The great imambara: a long front of arches under small domes, its mosque on a flight of steps.

import { H, W, type Scene } from '../art/scene.js';
import { d, line, path, rect, spread, times } from '../art/svg.js';
import { cusped, pointed } from '../parts/arches.js';
import { chhatri, onion, roundDome } from '../parts/domes.js';
import { bushes, fields, mist } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';
import { merlons, minaret, panels } from '../parts/walls.js';

export function imambara(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const y = 490;
  const m = s.stone;
  const glow = s.hour.lamps ? s.hour.glow : m.deep;
  const x = W / 2 - k * 130;
  const storey = (foot: number, lift: number, count: number): string =>
    spread(
      count,
      x - 268,
      x + 268,
      (at) =>
        path(cusped(at, foot, 32, lift * 0.84, 7), s.second.light) +
        path(cusped(at, foot, 24, lift * 0.74, 7), glow),
    ) + rect(x - 292, foot - lift, 584, 5, s.second.light);
  const front =
    spread(13, x - 276, x + 276, (at) => roundDome(s, at, y - 176, 11, s.second)) +
    rect(x - 290, y - 178, 580, 178, m.wall) +
    merlons(x - 290, y - 176, 580, 12, m.base) +
    storey(y - 104, 62, 13) +
    panels(x - 286, y - 96, 572, 8, 48, m.shade) +
    spread(
      7,
      x - 240,
      x + 240,
      (at) =>
        path(pointed(at, y, 62, 86), s.second.light) +
        path(pointed(at, y, 52, 78), m.shade) +
        path(cusped(at, y, 40, 66, 7), glow),
    ) +
    [-290, 290]
      .map(
        (at) =>
          rect(x + at - 22, y - 200, 44, 200, m.drum) + chhatri(s, x + at, y - 200, 54, s.second),
      )
      .join('');
  const mx = W / 2 + k * 300;
  const base = y - 56;
  const mosque =
    minaret(s, mx - 128, base + 10, 24, 230, s.second, 3) +
    minaret(s, mx + 128, base + 10, 24, 230, s.second, 3) +
    [-62, 62]
      .map(
        (at) =>
          onion(s, mx + at, base - 92, 32, s.second) +
          rect(mx + at - 29, base - 94, 58, 12, s.second.drum),
      )
      .join('') +
    rect(mx - 40, base - 114, 80, 24, s.second.drum) +
    onion(s, mx, base - 112, 44, s.second) +
    rect(mx - 112, base - 92, 224, 92, s.second.wall) +
    merlons(mx - 112, base - 92, 224, 9, s.second.light) +
    [-78, -40, 40, 78].map((at) => path(cusped(mx + at, base, 30, 62, 7), glow)).join('') +
    rect(mx - 30, base - 106, 60, 106, s.second.light) +
    path(cusped(mx, base, 44, 84, 9), glow) +
    times(8, (i) =>
      rect(mx - 130 - i * 5, base + i * 7, 260 + i * 10, 7.4, i % 2 === 0 ? m.light : m.shade),
    );
  return (
    treeLine(s, y - 40, 60, 0.42) +
    mist(s, y - 20, 120, 0.4) +
    front +
    mosque +
    fields(s, y, s.leaf) +
    path(
      d`M${x - 46} ${y + 2} H${x + 46} L${W / 2 + 180} ${H} H${W / 2 - 200} Z`,
      s.material('#dcc29a').light,
    ) +
    line(
      d`M${x - 46} ${y + 2} L${W / 2 - 200} ${H} M${x + 46} ${y + 2} L${W / 2 + 180} ${H}`,
      s.second.light,
      3,
    ) +
    bushes(s, y + 40, 26, x - 260, x - 90, '#e8503f') +
    bushes(s, y + 44, 26, x + 110, x + 300, '#f0c04f') +
    company(s, 8, x - 120, x + 220, y + 58, 46) +
    tree(s, 'round', W / 2 - k * 450, y + 70, 190) +
    tree(s, 'palm', W / 2 + k * 440, y + 90, 300)
  );
}
