// The sun's chariot in stone: wheels on a carved plinth, the stepped hall above them.

import { mix } from '../art/colour.js';
import { H, W, type Material, type Scene } from '../art/scene.js';
import { d, ellipse, line, path, polygon, rect, spread, times } from '../art/svg.js';
import { boulders } from '../parts/boulders.js';
import { fields, grass, hills, mist } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';
import { wheel } from '../parts/wheel.js';

function pyramid(x: number, y: number, m: Material): string {
  let foot = y;
  let drawn = '';
  [
    [196, 150, 6],
    [142, 104, 5],
    [96, 62, 4],
  ].forEach(([from = 0, to = 0, steps = 1], stage) => {
    for (let i = 0; i < steps; i += 1) {
      const half = from + ((to - from) * i) / steps;
      drawn +=
        polygon(
          [x - half, foot, x - half * 0.96, foot - 11, x + half * 0.96, foot - 11, x + half, foot],
          m.drum,
        ) +
        line(d`M${x - half} ${foot} H${x + half}`, m.deep, 1.8, 'opacity=".5"') +
        line(
          d`M${x - half * 0.94} ${foot - 5} H${x + half * 0.94}`,
          m.deep,
          3,
          'stroke-dasharray="5 6" opacity=".3"',
        );
      foot -= 12;
    }
    if (stage < 2) {
      drawn +=
        rect(x - to * 0.88, foot - 22, to * 1.76, 24, m.shade) +
        spread(7, x - to * 0.8, x + to * 0.8, (at) => ellipse(at, foot - 9, 4, 11, m.light));
      foot -= 22;
    }
  });
  return (
    drawn +
    rect(x - 30, foot - 14, 60, 15, m.shade) +
    ellipse(x, foot - 24, 58, 18, m.dome) +
    ellipse(x, foot - 44, 34, 9, m.light) +
    ellipse(x, foot - 56, 10, 12, m.base)
  );
}

function plinth(y: number, h: number, m: Material): string {
  const tiers = times(
    6,
    (i) =>
      rect(-10, y + (h / 6) * i, W + 20, h / 6 - 3, i % 2 === 0 ? m.base : m.light) +
      rect(-10, y + (h / 6) * (i + 1) - 3, W + 20, 3, m.deep, 'opacity=".55"'),
  );
  const figures = spread(38, 10, W - 10, (at, i) => {
    const foot = y + (h / 6) * 2 - 5;
    return (
      ellipse(at, foot - 10, 5, 10, i % 3 === 0 ? m.light : m.shade) +
      ellipse(at, foot - 22, 3.6, 4, i % 3 === 0 ? m.light : m.shade)
    );
  });
  const herd = spread(30, 12, W - 12, (at) =>
    path(
      d`M${at - 12} ${y + h - 7} v-9 q2 -8 12 -8 q10 0 11 6 l4 10 h-4 l-2 -5 v6 h-4 v-5 h-8 v5 Z`,
      m.shade,
    ),
  );
  return tiers + figures + herd;
}

/** The shrine in the shape of a car, at Hampi. */
function car(s: Scene, x: number, y: number, m: Material): string {
  const pillars = spread(
    6,
    x - 92,
    x + 92,
    (at) =>
      rect(at - 9, y - 214, 18, 86, m.drum) +
      rect(at - 13, y - 220, 26, 10, m.light) +
      rect(at - 13, y - 134, 26, 8, m.light),
  );
  const eave = path(
    d`M${x - 156} ${y - 216} Q${x - 128} ${y - 226} ${x - 112} ${y - 248} H${x + 112} Q${x + 128}
      ${y - 226} ${x + 156} ${y - 216} V${y - 210} H${x - 156} Z`,
    m.light,
  );
  const top = times(
    3,
    (i) =>
      rect(x - 92 + i * 20, y - 268 - i * 22, 184 - i * 40, 20, i % 2 === 0 ? m.base : m.light) +
      spread(7 - i * 2, x - 80 + i * 20, x + 80 - i * 20, (at) =>
        ellipse(at, y - 258 - i * 22, 7, 8, m.shade),
      ),
  );
  const base = times(5, (i) =>
    rect(
      x - 132 - (i % 2) * 8,
      y - 128 + i * 17,
      264 + (i % 2) * 16,
      17.5,
      i % 2 === 0 ? m.base : m.light,
    ),
  );
  const beast = (at: number, k: number): string =>
    `<g transform="translate(${at} ${y}) scale(${k} 1)">${path(d`M-40 0 V-34 Q-44 -70 -6 -70 Q10 -84 26 -72 Q40 -62 36 -40 Q44 -20 40 0 H32 Q34 -22 24 -34 L22 0 H8 V-24 H-16 V0 Z`, m.base) + path(d`M8 -66 Q0 -44 14 -38 Q24 -50 20 -66 Z`, m.shade)}</g>`;
  return (
    rect(x - 84, y - 214, 168, 84, s.hour.lamps ? s.hour.glow : m.deep) +
    pillars +
    top +
    eave +
    base +
    wheel(x - 92, y - 46, 52, m) +
    wheel(x + 78, y - 46, 52, m) +
    beast(x - 188, -1) +
    beast(x + 178, 1)
  );
}

export function chariot(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const m = s.stone;
  if (s.city === 'Hampi') {
    const hall = W / 2 - k * 300;
    const pale = s.material(mix(s.setting.stone, s.hour.sky[2], 0.25));
    const pavilion =
      rect(hall - 190, 356, 380, 22, pale.light) +
      rect(hall - 176, 338, 352, 18, pale.base) +
      spread(
        11,
        hall - 166,
        hall + 166,
        (at) => rect(at - 9, 378, 18, 130, pale.drum) + rect(at - 15, 378, 30, 9, pale.light),
      ) +
      times(4, (i) =>
        rect(
          hall - 190 - i * 6,
          484 + i * 10,
          380 + i * 12,
          10.5,
          i % 2 === 0 ? pale.light : pale.shade,
        ),
      );
    return (
      hills(s, 470, 170, s.setting.stone, 0.55) +
      boulders(s, W / 2 + k * 350, 480, 1.9) +
      boulders(s, W / 2 - k * 60, 470, 1.2) +
      treeLine(s, 486, 30, 0.36) +
      mist(s, 490, 120, 0.5) +
      pavilion +
      car(s, W / 2 + k * 90, 522, m) +
      fields(s, 520) +
      company(s, 7, 120, 820, 562, 50) +
      boulders(s, W / 2 + k * 420, 628, 1.2) +
      tree(s, 'palm', W / 2 - k * 440, 600, 330) +
      grass(s, 626, s.leaf.deep, 24)
    );
  }
  const x = W / 2 - k * 150;
  const y = 344;
  return (
    treeLine(s, 440, 60, 0.42) +
    tree(s, 'palm', W / 2 + k * 400, 440, 230, 0.3) +
    tree(s, 'palm', W / 2 + k * 330, 440, 180, 0.3) +
    mist(s, 430, 160, 0.5) +
    pyramid(x, y - 4, m) +
    rect(x - 188, y - 10, 376, 80, m.wall) +
    rect(x - 34, y - 4, 68, 76, s.hour.lamps ? s.hour.glow : m.deep) +
    rect(x - 44, y - 10, 88, 9, m.light) +
    spread(10, x - 176, x + 176, (at) =>
      Math.abs(at - x) < 50 ? '' : rect(at - 6, y, 12, 66, m.shade),
    ) +
    plinth(y + 60, 150, m) +
    [-1, 1]
      .map((side) => wheel(W / 2 + side * 270 + k * 70, y + 142, 96, s.material(s.setting.second)))
      .join('') +
    wheel(W / 2 + k * 70, y + 134, 124, m) +
    fields(s, y + 210) +
    rect(0, y + 208, W, 8, s.hour.dark, 'opacity=".25"') +
    company(s, 5, 60, W - 60, y + 248, 66) +
    grass(s, H - 8, s.leaf.deep, 20)
  );
}
