// The old post office: white columns and dome beside red offices and a tank.

import { H, W, type Scene } from '../art/scene.js';
import { circle, d, path, polygon, rect, spread, times } from '../art/svg.js';
import { rounded } from '../parts/arches.js';
import { mist } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';

function taxi(s: Scene, x: number, y: number): string {
  return (
    path(
      d`M${x - 48} ${y - 8} V${y - 24} Q${x - 46} ${y - 30} ${x - 30} ${y - 31} Q${x - 22}
        ${y - 50} ${x - 4} ${y - 50} H${x + 10} Q${x + 24} ${y - 48} ${x + 30} ${y - 31} Q${x + 48}
        ${y - 29} ${x + 48} ${y - 20} V${y - 8} Z`,
      '#f0b429',
    ) +
    path(
      d`M${x - 22} ${y - 32} Q${x - 16} ${y - 45} ${x - 4} ${y - 45} V${y - 32} Z M${x + 2}
        ${y - 45} H${x + 10} Q${x + 20} ${y - 43} ${x + 23} ${y - 32} H${x + 2} Z`,
      s.stone.deep,
    ) +
    [-28, 28]
      .map((at) => circle(x + at, y - 9, 9, s.hour.dark) + circle(x + at, y - 9, 4, '#cfc4b0'))
      .join('')
  );
}

export function whiteDome(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 + k * 190;
  const y = 498;
  const red = s.stone;
  const white = s.second;
  const post =
    rect(x - 66, y - 250, 132, 70, white.drum) +
    spread(
      7,
      x - 56,
      x + 56,
      (at) =>
        rect(at - 4, y - 248, 8, 66, white.light) +
        rect(at + 5, y - 240, 7, 52, white.deep, 'opacity=".6"'),
    ) +
    rect(x - 74, y - 256, 148, 8, white.light) +
    path(
      d`M${x - 70} ${y - 256} C${x - 72} ${y - 330} ${x - 34} ${y - 356} ${x} ${y - 362} C${x + 34}
        ${y - 356} ${x + 72} ${y - 330} ${x + 70} ${y - 256} Z`,
      s.material('#e9e4d8').dome,
    ) +
    rect(x - 9, y - 384, 18, 24, white.drum) +
    path(d`M${x - 12} ${y - 384} q12 -20 24 0 Z`, white.light) +
    rect(x - 210, y - 180, 420, 180, white.wall) +
    spread(
      17,
      x - 200,
      x + 200,
      (at) =>
        rect(at - 6, y - 172, 12, 146, white.light) +
        rect(at + 6, y - 172, 5, 146, white.shade) +
        rect(at - 8, y - 176, 16, 7, white.base),
    ) +
    rect(x - 218, y - 190, 436, 12, white.light) +
    rect(x - 214, y - 200, 428, 10, white.base) +
    times(4, (i) =>
      rect(
        x - 214 - i * 6,
        y - 26 + i * 7,
        428 + i * 12,
        7.4,
        i % 2 === 0 ? white.light : white.shade,
      ),
    );
  const from = k > 0 ? -20 : x + 190;
  const w = k > 0 ? x - 190 : W - x - 170;
  const office =
    rect(from, y - 164, w, 164, red.wall) +
    times(3, (f) =>
      spread(
        Math.round(w / 34),
        from + 18,
        from + w - 18,
        (at) =>
          path(rounded(at, y - 10 - f * 52, 20, 38), white.light) +
          path(rounded(at, y - 10 - f * 52, 14, 33), s.hour.lamps ? s.hour.glow : red.deep),
      ),
    ) +
    times(4, (f) => rect(from - 2, y - 4 - f * 52, w + 4, 5, white.base)) +
    rect(from, y - 176, w, 12, white.light) +
    spread(
      4,
      from + 60,
      from + w - 60,
      (at) =>
        polygon([at - 48, y - 176, at, y - 204, at + 48, y - 176], white.light) +
        polygon([at - 34, y - 178, at, y - 198, at + 34, y - 178], red.base),
    );
  return (
    treeLine(s, y - 40, 60, 0.42) +
    mist(s, y - 30, 120, 0.4) +
    office +
    post +
    path(d`M0 ${y} H${W} V${y + 40} H0 Z`, s.ground.base) +
    path(d`M0 ${y + 40} H${W} V${H} H0 Z`, s.water) +
    spread(30, 0, W, (at) => rect(at - 2, y + 22, 4, 20, white.light)) +
    rect(0, y + 20, W, 4, white.light) +
    rect(0, y + 40, W, 7, white.shade) +
    `<g transform="matrix(1 0 0 -.55 0 ${((y + 47) * 1.55).toFixed(1)})" opacity=".34">${post}${office}</g>` +
    spread(9, 60, 900, (at) =>
      rect(
        at - s.random.between(20, 70),
        s.random.between(y + 60, H - 10),
        s.random.between(40, 120),
        2,
        '#fff',
        'opacity=".3"',
      ),
    ) +
    company(s, 9, 60, 900, y + 20, 44) +
    tree(s, 'palm', x - k * 330, y + 30, 240) +
    tree(s, 'banyan', x - k * 560, y + 34, 190) +
    taxi(s, x - k * 100, y + 36)
  );
}
