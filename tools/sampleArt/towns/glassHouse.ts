// A house of glass and iron among flower beds.

import { mix } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { d, line, path, spread } from '../art/svg.js';
import { rounded } from '../parts/arches.js';
import { finial } from '../parts/domes.js';
import { bushes, fields, grass, mist } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';

export function glassHouse(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2;
  const y = 476;
  const iron = s.stone;
  const glass = mix(s.roof.light, s.hour.sky[2], 0.35);
  const bay = (at: number, w: number, h: number): string =>
    path(
      d`M${at - w / 2} ${y} V${y - h} Q${at - w * 0.42} ${y - h * 1.56} ${at} ${y - h * 1.66}
        Q${at + w * 0.42} ${y - h * 1.56} ${at + w / 2} ${y - h} V${y} Z`,
      glass,
    ) +
    path(
      d`M${at} ${y} V${y - h * 1.66} Q${at + (s.lightLeft ? 0.42 : -0.42) * w} ${y - h * 1.56}
        ${at + (s.lightLeft ? 0.5 : -0.5) * w} ${y - h} V${y} Z`,
      s.roof.shade,
      'opacity=".3"',
    ) +
    spread(Math.round(w / 18), at - w / 2, at + w / 2, (px) => {
      const q = (px - at) / (w / 2);
      return line(d`M${px} ${y} V${y - h - h * 0.64 * (1 - Math.abs(q) ** 2.2)}`, iron.light, 2);
    }) +
    [0.3, 0.62, 1]
      .map((q) =>
        line(d`M${at - w / 2} ${y - h * q} H${at + w / 2}`, iron.light, q === 1 ? 5 : 2.4),
      )
      .join('') +
    line(
      d`M${at - w / 2} ${y - h} Q${at - w * 0.42} ${y - h * 1.56} ${at} ${y - h * 1.66}
        Q${at + w * 0.42} ${y - h * 1.56} ${at + w / 2} ${y - h}`,
      iron.light,
      6,
    ) +
    finial(s, at, y - h * 1.66, h * 0.24);
  const house =
    bay(x - 230, 190, 92) +
    bay(x + 230, 190, 92) +
    bay(x - 110, 150, 118) +
    bay(x + 110, 150, 118) +
    bay(x, 176, 160) +
    path(rounded(x, y, 64, 104), iron.light) +
    path(rounded(x, y, 52, 96), mix(s.leaf.shade, glass, 0.35));
  const bed = (at: number, colour: string): string =>
    bushes(s, y + 62, 22, at - 76, at + 76, colour);
  return (
    treeLine(s, y - 40, 76, 0.45) +
    treeLine(s, y - 10, 44, 0.24) +
    tree(s, 'palm', x - k * 400, y, 260, 0.2) +
    mist(s, y, 90, 0.4) +
    house +
    fields(s, y) +
    path(
      d`M${x - 40} ${y} H${x + 40} L${x + 190} ${H} H${x - 190} Z`,
      s.material('#e3c7a0').light,
    ) +
    bed(x - 210, '#e04a5f') +
    bed(x + 210, '#f0b040') +
    bed(x - 380, '#f6efe0') +
    bed(x + 380, '#d04a8a') +
    company(s, 7, x - 160, x + 170, y + 48, 44) +
    [-1, 1]
      .map((side) =>
        bushes(
          s,
          600,
          40,
          x + side * 330 - 120,
          x + side * 330 + 120,
          side < 0 ? '#e8503f' : '#f0c04f',
        ),
      )
      .join('') +
    tree(s, 'banyan', x + k * 420, y + 70, 280) +
    grass(s, 632, s.leaf.deep, 20)
  );
}
