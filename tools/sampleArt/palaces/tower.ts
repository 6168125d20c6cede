// The victory tower: five fluted storeys with galleries, ruined arches at its foot.

import { W, type Scene } from '../art/scene.js';
import { d, line, path, polygon, rect, spread, times } from '../art/svg.js';
import { pointed } from '../parts/arches.js';
import { roundDome } from '../parts/domes.js';
import { fields, grass } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';

function shaft(s: Scene, x: number, y: number): string {
  const m = s.stone;
  const white = s.material('#f0e2ca');
  const storeys = [150, 92, 72, 62, 52];
  let foot = y;
  let half = 47;
  let drawn = '';
  storeys.forEach((h, i) => {
    const top = half - h * 0.062;
    const marble = i > 2;
    const main = marble && i === 3 ? white : m;
    const flutes = times(9, (k) => {
      const a = -half + (half * 2 * (k + 0.5)) / 9;
      const b = -top + (top * 2 * (k + 0.5)) / 9;
      const w = (half * 2) / 9;
      return polygon(
        [x + a, foot, x + b, foot - h, x + b + w * 0.34, foot - h, x + a + w * 0.38, foot],
        main.deep,
        'opacity=".28"',
      );
    });
    const belts = (i === 0 ? [0.3, 0.55, 0.8] : [0.5]).map((k) => {
      const r = half + (top - half) * k;
      return (
        rect(x - r, foot - h * k - 5, r * 2, 9, marble ? m.shade : m.light) +
        line(
          d`M${x - r} ${foot - h * k} H${x + r}`,
          m.deep,
          2,
          'stroke-dasharray="2 3" opacity=".6"',
        )
      );
    });
    drawn +=
      polygon([x - half, foot, x - top, foot - h, x + top, foot - h, x + half, foot], main.drum) +
      flutes +
      belts.join('');
    foot -= h;
    const out = top + 9 - i;
    drawn +=
      polygon([x - top, foot + 14, x - out, foot, x + out, foot, x + top, foot + 14], m.shade) +
      times(11, (k) =>
        path(pointed(x - out + ((k + 0.5) * out * 2) / 11, foot + 11, 3.6, 8), m.deep),
      ) +
      rect(x - out - 1, foot - 7, out * 2 + 2, 8, m.light) +
      line(d`M${x - out} ${foot - 3} H${x + out}`, m.shade, 2, 'stroke-dasharray="2 2"');
    half = top - 1.5;
  });
  return (
    drawn + rect(x - 12, foot - 20, 24, 20, white.drum) + roundDome(s, x, foot - 20, 13, white)
  );
}

function screen(s: Scene, x: number, y: number, flip: number): string {
  const m = s.stone;
  const wall = (at: number, w: number, h: number, arch: number, broken: number): string =>
    path(
      d`M${at} ${y} V${y - h + broken} L${at + w * 0.2} ${y - h + broken * 0.3} L${at + w * 0.3}
        ${y - h} H${at + w * 0.8} L${at + w} ${y - h + broken * 0.5} V${y} Z ` +
        pointed(at + w / 2, y, w * 0.54, arch),
      m.wall,
      'fill-rule="evenodd"',
    ) +
    line(pointed(at + w / 2, y, w * 0.62, arch + 8), m.light, 3) +
    line(pointed(at + w / 2, y, w * 0.74, arch + 18), m.shade, 2, 'stroke-dasharray="3 3"');
  const pillars = spread(
    9,
    x + flip * 200,
    x + flip * 400,
    (at) => rect(at - 4, y - 62, 8, 62, m.drum) + rect(at - 8, y - 68, 16, 7, m.light),
  );
  return (
    pillars +
    rect(Math.min(x + flip * 192, x + flip * 408), y - 78, 216, 11, m.base) +
    wall(x + flip * 60 - 65, 130, 178, 140, 34) +
    wall(x + flip * 150 - 45, 90, 116, 88, 20)
  );
}

export function tower(s: Scene): string {
  const y = 500;
  const flip = s.lightLeft ? 1 : -1;
  const x = W / 2 - flip * s.random.between(90, 150);
  const iron = s.material('#5c5260');
  const pillar = x + flip * 122;
  return (
    treeLine(s, y - 16, 40, 0.42) +
    screen(s, x + flip * 110, y - 4, flip) +
    tree(s, 'round', x - flip * 190, y + 4, 150, 0.15) +
    shaft(s, x, y + 6) +
    fields(s, y) +
    rect(x - 66, y - 2, 132, 10, s.stone.light) +
    rect(x - 76, y + 6, 152, 8, s.stone.shade) +
    rect(pillar - 4, y - 70, 8, 82, iron.drum) +
    rect(pillar - 8, y - 76, 16, 8, iron.base) +
    rect(pillar - 16, y + 10, 32, 7, s.stone.shade) +
    path(
      d`M${x - 40} ${y + 14} Q${x + flip * 40} 560 ${x + flip * 10} 640 H${x + flip * 180}
        Q${x + flip * 120} 560 ${x + 50} ${y + 14} Z`,
      s.material('#dcbf98').light,
    ) +
    company(s, 5, x + flip * 20, x + flip * 260, y + 50, 38) +
    tree(s, 'round', x + flip * 430, y + 40, 120) +
    grass(s, 626, s.leaf.deep, 24)
  );
}
