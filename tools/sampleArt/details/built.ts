// Close-ups of built things: pillars, steps, a wheel, tiles, a carved band.

import { mix } from '../art/colour.js';
import type { Scene } from '../art/scene.js';
import { circle, d, ellipse, group, line, path, polygon, rect, spread, times } from '../art/svg.js';
import { cusped, pointed } from '../parts/arches.js';
import { figure } from '../parts/people.js';
import { cushionPillar } from '../parts/rockPillar.js';
import { panels } from '../parts/walls.js';
import { wheel as wheelOf } from '../parts/wheel.js';
import { backdrop, h, light, w } from './detailFrame.js';

export function pillars(s: Scene): string {
  const m = s.stone;
  const open = s.random.chance(0.5);
  const back = open
    ? backdrop(s) + rect(0, 250, w, 80, s.ground.light)
    : rect(0, 0, w, h, m.deep) + rect(w * 0.36, 70, w * 0.28, 230, s.hour.glow, 'opacity=".35"');
  const shift = s.random.between(-30, 30);
  return (
    back +
    spread(4, 130, 350, (at) =>
      cushionPillar(at + shift, 272, 26, 210, s.material(mix(s.setting.stone, s.hour.dark, 0.25))),
    ) +
    rect(0, 0, w, 40, m.shade) +
    rect(0, 36, w, 8, m.light) +
    panels(0, 12, w, 14, 24, m.deep) +
    [46, 434].map((at) => cushionPillar(at, 300, 70, 262, m)).join('') +
    rect(0, 296, w, 30, m.light) +
    rect(0, 302, w, 24, m.base) +
    (s.random.chance(0.6) ? figure(s, 240 + shift, 300, 92) : '') +
    light(s)
  );
}

export function steps(s: Scene): string {
  const m = s.stone;
  const rows = 9;
  const k = s.lightLeft ? 1 : -1;
  const flights = times(rows, (i) => {
    const y = 96 + i * 25;
    const inset = (rows - i) * 14;
    const x = k > 0 ? inset : 0;
    return (
      rect(x, y, w - inset, 13, m.light) + rect(x, y + 13, w - inset, 13, mix(m.base, m.shade, 0.6))
    );
  });
  return (
    backdrop(s) +
    rect(k > 0 ? 300 : 0, 20, 180, 90, m.wall) +
    path(cusped(k > 0 ? 390 : 90, 98, 80, 66, 7), s.hour.lamps ? s.hour.glow : m.deep) +
    rect(k > 0 ? 292 : 0, 16, 196, 9, m.light) +
    flights +
    polygon(
      k > 0
        ? [0, 320, 0, 180, 126, 96, 140, 96, 60, 320]
        : [480, 320, 480, 180, 354, 96, 340, 96, 420, 320],
      m.shade,
    ) +
    figure(s, 240 + k * 50, 200, 82) +
    figure(s, 240 + k * 20, 276, 92) +
    light(s)
  );
}

export function wheel(s: Scene): string {
  const m = s.stone;
  const rows = times(
    8,
    (i) =>
      rect(0, i * 66, w, 60, i % 2 === 0 ? m.base : m.light) +
      rect(0, i * 66 + 60, w, 6, m.deep, 'opacity=".5"'),
  );
  return (
    rect(0, 0, w, h, m.base) +
    rows +
    wheelOf(w / 2 + (s.lightLeft ? 20 : -20), 168, 138, m, false) +
    light(s)
  );
}

export function tiles(s: Scene): string {
  const size = s.random.pick([120, 140, 160]);
  const a = s.second.light;
  const tones = [s.setting.accent, '#2f7f8f', '#e0a93f', s.setting.stone].map((c) =>
    mix(c, s.hour.haze, s.hour.hazeShare),
  );
  let drawn = rect(0, 0, w, h, a);
  const kind = s.random.whole(0, 2);
  for (let y = size / 2; y < h + size; y += size) {
    for (let x = size / 2; x < w + size; x += size) {
      const r = size / 2;
      const star = (k: number, fill: string): string =>
        group(
          rect(-r * k, -r * k, r * 2 * k, r * 2 * k, fill) +
            group(rect(-r * k, -r * k, r * 2 * k, r * 2 * k, fill), 'transform="rotate(45)"'),
          `transform="translate(${x} ${y})"`,
        );
      const petals = times(8, (i) =>
        group(
          path(
            d`M0 0 Q${r * 0.3} ${-r * 0.4} 0 ${-r * 0.86} Q${-r * 0.3} ${-r * 0.4} 0 0 Z`,
            tones[i % 2] ?? a,
          ),
          `transform="translate(${x} ${y}) rotate(${i * 45})"`,
        ),
      );
      drawn +=
        kind === 0
          ? star(0.7, tones[1] ?? a) +
            star(0.48, a) +
            star(0.3, tones[0] ?? a) +
            circle(x, y, r * 0.16, tones[2] ?? a)
          : kind === 1
            ? petals +
              circle(x, y, r * 0.2, tones[2] ?? a) +
              circle(x + r, y + r, r * 0.3, tones[3] ?? a) +
              circle(x + r, y + r, r * 0.16, a)
            : star(0.7, tones[3] ?? a) + petals + circle(x, y, r * 0.18, a);
    }
  }
  const grid = times(
    10,
    (i) =>
      rect(i * size - 1, 0, 2, h, s.hour.dark, 'opacity=".12"') +
      rect(0, i * size - 1, w, 2, s.hour.dark, 'opacity=".12"'),
  );
  return drawn + grid + light(s);
}

/** A carved band: dancers or elephants between mouldings. */
export function frieze(s: Scene): string {
  const m = s.stone;
  const figureAt = (x: number, k: number): string =>
    group(
      path(
        d`M-14 92 Q-22 50 -12 26 Q-30 10 -38 -14 L-30 -18 Q-22 2 -8 6 Q0 -2 10 6 Q28 0 30 -26 L38
          -24 Q38 4 16 24 Q24 50 30 70 L20 96 H10 L16 70 L2 58 L-4 92 Z`,
        m.light,
      ) +
        circle(1, -14, 14, m.light) +
        path(d`M-12 -22 Q0 -58 14 -22 Z`, m.light) +
        line(d`M-12 34 Q2 42 16 34`, m.shade, 4),
      `transform="translate(${x} 158) scale(${k} 1)"`,
    );
  const niches = spread(
    4,
    66,
    414,
    (at, i) =>
      rect(at - 50, 84, 100, 178, m.shade) +
      path(pointed(at, 262, 88, 176), m.deep, 'opacity=".7"') +
      figureAt(at, i % 2 === 0 ? 1 : -1) +
      rect(at - 54, 256, 108, 8, m.light),
  );
  return (
    rect(0, 0, w, h, m.base) +
    times(4, (i) => rect(0, i * 16, w, 13, i % 2 === 0 ? m.light : m.shade)) +
    spread(20, 12, 468, (at) => ellipse(at, 72, 8, 9, m.light) + ellipse(at, 74, 4, 5, m.shade)) +
    niches +
    rect(0, 270, w, 6, m.deep, 'opacity=".4"') +
    spread(13, 18, 462, (at) =>
      path(
        d`M${at - 15} 312 v-14 q2 -14 15 -14 q13 0 15 10 l4 14 h-5 l-2 -6 v10 h-6 v-8 h-9 v8 Z`,
        m.light,
      ),
    ) +
    light(s)
  );
}
