// A stepwell seen from within: terraces and stairs going down to green water.

import { mix } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { circle, d, ellipse, path, polygon, rect, spread, times } from '../art/svg.js';
import { figure } from '../parts/people.js';
import { reflection, ripples } from '../parts/ground.js';
import { slimPillar } from '../parts/rockPillar.js';
import { tree, treeLine } from '../parts/trees.js';

const rows = 7;
const first = 176;
const step = 54;
const halfAt = (i: number): number => 500 - i * 40;

/** One terrace: a wall of stairs in pairs, each pair a triangle of light and shade. */
function terrace(s: Scene, i: number): string {
  const depth = i / rows;
  const tone = (colour: string): string => mix(colour, s.stone.deep, depth * 0.5);
  const y = first + i * step;
  const half = halfAt(i);
  const x = W / 2;
  const count = 11 - i;
  const w = (half * 2) / count;
  const stairs = times(count, (n) => {
    const at = x - half + w * (n + 0.5);
    const reach = w * 0.44;
    const flight = (side: number): string => {
      let edge = d`M${at} ${y + 6}`;
      for (let t = 0; t < 5; t += 1) {
        edge += d` H${at + (side * reach * (t + 1)) / 5} V${y + 6 + ((step - 6) * (t + 1)) / 5}`;
      }
      return path(
        `${edge} H${at} Z`,
        side < 0 === s.lightLeft ? tone(s.stone.light) : tone(s.stone.shade),
      );
    };
    return (
      flight(-1) +
      flight(1) +
      rect(at - w * 0.05, y + step * 0.5, w * 0.1, step * 0.5, tone(s.stone.deep))
    );
  });
  const ledge = polygon(
    [
      x - half - 20,
      y + step - 5,
      x + half + 20,
      y + step - 5,
      x + half + 4,
      y + step + 4,
      x - half - 4,
      y + step + 4,
    ],
    tone(s.stone.light),
  );
  return rect(x - half, y, half * 2, step, tone(s.stone.base)) + stairs + ledge;
}

function sides(s: Scene): string {
  return [-1, 1]
    .map((side) =>
      times(rows + 1, (i) => {
        const y = first + i * step;
        const half = halfAt(i);
        const edge = W / 2 + side * (W / 2 + 10);
        const tone = mix(
          side < 0 === s.lightLeft ? s.stone.shade : s.stone.base,
          s.stone.deep,
          (i / rows) * 0.55,
        );
        return (
          polygon(
            [
              edge,
              y,
              W / 2 + side * half,
              y,
              W / 2 + side * halfAt(i + 1),
              y + step,
              edge,
              y + step,
            ],
            tone,
          ) +
          polygon(
            [edge, y, W / 2 + side * half, y, W / 2 + side * (half - 3), y + 5, edge, y + 6],
            s.stone.light,
            'opacity=".55"',
          )
        );
      }),
    )
    .join('');
}

/** The pillared pavilion that stands over the far end, storey over storey. */
function pavilion(s: Scene): string {
  const x = W / 2;
  const m = s.second;
  const storey = (i: number): string => {
    const y = 248 + i * 84;
    const half = 158 - i * 8;
    return (
      rect(x - half, y - 74, half * 2, 76, mix(m.deep, s.hour.dark, 0.2)) +
      spread(
        3,
        x - half * 0.5,
        x + half * 0.5,
        (at) =>
          ellipse(at, y - 22, 9, 22, s.hour.lamps ? s.hour.glow : m.shade) +
          circle(at, y - 49, 7, s.hour.lamps ? s.hour.glow : m.shade),
      ) +
      spread(6, x - half + 12, x + half - 12, (at) => slimPillar(at, y, 24, 72, m)) +
      rect(x - half - 10, y - 80, half * 2 + 20, 9, m.light) +
      rect(x - half - 6, y - 71, half * 2 + 12, 4, m.shade) +
      rect(x - half - 8, y - 2, half * 2 + 16, 12, m.base) +
      spread(22, x - half, x + half, (at) => ellipse(at, y + 4, 4, 3.4, m.light))
    );
  };
  const roof =
    path(d`M${x - 178} 170 L${x - 140} 142 H${x + 140} L${x + 178} 170 Z`, m.light) +
    rect(x - 120, 126, 240, 18, m.base) +
    [-96, 0, 96]
      .map(
        (at) =>
          path(d`M${x + at - 24} 128 q24 -34 48 0 Z`, m.drum) +
          ellipse(x + at, 104, 4, 6, s.gold.base),
      )
      .join('');
  return roof + times(4, (i) => storey(3 - i));
}

export function stepwell(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const floor = first + rows * step;
  const rim =
    rect(-10, first - 26, W + 20, 30, s.stone.base) +
    rect(-10, first - 32, W + 20, 9, s.stone.light) +
    spread(32, 4, W - 4, (at) => ellipse(at, first - 10, 9, 8, s.stone.shade));
  const walls = times(rows, (i) => terrace(s, i)) + pavilion(s);
  const deep = mix(mix('#3f7f6a', s.setting.water, 0.3), s.hour.dark, 0.35);
  return (
    treeLine(s, first - 40, 46, 0.35) +
    tree(s, 'round', W / 2 - k * 360, first - 26, 120, 0.15) +
    tree(s, 'palm', W / 2 + k * 350, first - 26, 130, 0.2) +
    tree(s, 'palm', W / 2 + k * 400, first - 26, 100, 0.2) +
    rim +
    walls +
    sides(s) +
    rect(0, floor, W, H - floor, deep) +
    reflection(s, floor, walls, 0.5, 0.3) +
    ripples(s, floor, H) +
    polygon([0, floor, 0, H, 200, H, 250, floor], mix(s.stone.deep, s.hour.dark, 0.2)) +
    polygon([W, floor, W, H, W - 200, H, W - 250, floor], mix(s.stone.deep, s.hour.dark, 0.2)) +
    figure(s, W / 2 - k * 330, first + step * 3 - 2, 44, 4) +
    figure(s, W / 2 - k * 294, first + step * 3 - 2, 42, 0) +
    figure(s, W / 2 + k * 252, first + step * 5 - 2, 44, 4) +
    figure(s, W / 2 + k * 360, first - 26, 34, 1)
  );
}
