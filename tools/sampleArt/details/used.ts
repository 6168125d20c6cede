// Close-ups of things in use: lamps, stalls, bells, cloth, tea.

import { mix } from '../art/colour.js';
import type { Scene } from '../art/scene.js';
import { circle, d, ellipse, line, path, place, rect, spread, times } from '../art/svg.js';
import { cusped } from '../parts/arches.js';
import { figure } from '../parts/people.js';
import { stall as stallOf } from '../parts/stall.js';
import { town } from '../townParts/town.js';
import { backdrop, h, light, w } from './detailFrame.js';

export function lamps(s: Scene): string {
  const dark = mix(s.stone.deep, s.hour.dark, 0.6);
  const clay = s.material('#b5673f');
  const lamp = (x: number, y: number, k: number): string =>
    place(
      x,
      y,
      circle(0, -34, 54, s.hour.glow, 'opacity=".14"') +
        circle(0, -34, 28, s.hour.glow, 'opacity=".25"') +
        path(d`M0 -62 Q16 -36 6 -22 Q0 -16 -6 -22 Q-16 -36 0 -62 Z`, '#ffb43f') +
        path(d`M0 -48 Q8 -32 3 -23 Q0 -19 -3 -23 Q-8 -32 0 -48 Z`, '#fff3c0') +
        path(d`M-44 -24 Q0 -10 44 -24 Q36 10 0 12 Q-36 10 -44 -24 Z`, clay.base) +
        ellipse(0, -22, 40, 7, clay.deep) +
        path(d`M-44 -24 Q-30 8 0 12 Q-28 4 -36 -20 Z`, clay.light),
      k,
    );
  const niche = [90, 240, 390].map(
    (at) => path(cusped(at, 150, 74, 104, 7), mix(dark, s.hour.glow, 0.3)) + lamp(at, 140, 0.42),
  );
  return (
    rect(0, 0, w, h, dark) +
    niche.join('') +
    rect(0, 168, w, 152, mix(dark, s.stone.base, 0.25)) +
    rect(0, 164, w, 7, mix(dark, s.stone.light, 0.4)) +
    spread(5, 60, 420, (at, i) => lamp(at, 222 + (i % 2) * 10, 0.72)) +
    spread(4, 80, 400, (at) => lamp(at + s.random.between(-20, 20), 298, 1.05)) +
    times(16, () =>
      circle(
        s.random.between(0, w),
        s.random.between(180, h),
        s.random.between(3, 6),
        s.random.pick(['#f0a52f', '#e0702f', '#c8403f']),
      ),
    )
  );
}

export function stall(s: Scene): string {
  return (
    backdrop(s) +
    town(s, -20, 500, 120, 2, 110, [s.setting.stone, s.setting.second, '#cfa97c']) +
    rect(0, 262, w, 60, s.ground.light) +
    stallOf(s, w / 2 - 110, 280, 200, s.random.whole(0, 5)) +
    stallOf(s, w / 2 + 118, 280, 200, s.random.whole(0, 5)) +
    figure(s, w / 2 + s.random.between(-10, 20), 308, 146) +
    figure(s, s.lightLeft ? 410 : 70, 312, 138)
  );
}

export function bell(s: Scene): string {
  const x = w / 2;
  const m = s.stone;
  const gold = s.gold;
  return (
    backdrop(s) +
    rect(0, 0, w, 46, m.base) +
    rect(0, 40, w, 9, m.light) +
    [0, w]
      .map((at) => rect(at - 58, 0, 116, h, m.drum) + rect(at - 70, 66, 140, 14, m.light))
      .join('') +
    line(d`M${x} 40 V96`, m.deep, 7, 'stroke-dasharray="10 3"') +
    path(
      d`M${x - 12} 96 h24 v16 q36 14 42 76 q4 32 24 44 v12 h-156 v-12 q20 -12 24 -44 q6 -62 42 -76
        Z`,
      gold.drum,
    ) +
    rect(x - 78, 232, 156, 12, gold.light) +
    rect(x - 50, 176, 100, 5, gold.shade) +
    rect(x - 56, 192, 112, 4, gold.shade) +
    circle(x, 256, 14, gold.shade) +
    [-124, 124]
      .map(
        (at) =>
          line(d`M${x + at} 44 V120`, m.deep, 3) +
          path(
            d`M${x + at - 5} 120 h10 q16 8 18 36 q2 14 10 18 h-66 q8 -4 10 -18 q2 -28 18 -36 Z`,
            gold.drum,
          ),
      )
      .join('') +
    spread(12, 70, 410, (at, i) =>
      circle(at, 54 + Math.sin(i) * 4, 8, i % 2 === 0 ? '#f0a52f' : '#e0602f'),
    ) +
    light(s)
  );
}

export function cloth(s: Scene): string {
  const colours = ['#d9503f', '#e8a83f', '#2f8a86', '#7a4a8a', '#e07a9a', '#3f6fa8'].map((c) =>
    mix(c, s.hour.haze, s.hour.hazeShare),
  );
  const sheet = (x: number, i: number): string => {
    const c = colours[(i + (s.lightLeft ? 0 : 2)) % colours.length] ?? '#d9503f';
    const long = s.random.between(190, 250);
    return (
      path(
        d`M${x} 50 h64 q-6 ${long * 0.5} 4 ${long} q-18 -10 -36 2 q-18 10 -36 -2 q10 ${-long * 0.5}
          4 ${-long} Z`,
        c,
      ) +
      path(
        d`M${x + 40} 50 h24 q-6 ${long * 0.5} 4 ${long} q-12 -6 -24 0 q4 ${-long * 0.5} -4 ${-long}
          Z`,
        mix(c, s.hour.dark, 0.22),
      ) +
      times(4, (n) => circle(x + 14 + (n % 2) * 20, 90 + n * 36, 4.5, mix(c, '#ffffff', 0.55))) +
      line(d`M${x - 1} ${30 + long} q18 10 34 0 t34 0`, s.gold.light, 5)
    );
  };
  return (
    backdrop(s) +
    town(s, -20, 500, 230, 2, 90, [s.setting.stone, s.setting.second]) +
    spread(6, 10, 396, (x, i) => sheet(x, i)) +
    line(d`M0 46 Q${w / 2} 58 ${w} 44`, s.hour.dark, 3.5) +
    light(s)
  );
}

export function tea(s: Scene): string {
  const wood = s.material('#8a5a3c');
  const cup = (x: number): string =>
    ellipse(x, 268, 34, 6, s.hour.dark, 'opacity=".25"') +
    path(
      d`M${x - 24} 196 h48 l-6 72 h-36 Z`,
      mix('#ffffff', s.hour.sky[2], 0.35),
      'opacity=".75"',
    ) +
    path(d`M${x - 22} 210 h44 l-5 54 h-34 Z`, '#c07a45') +
    ellipse(x, 210, 22, 5, '#dba06a') +
    line(
      d`M${x - 8} 184 q-8 -14 0 -28 t0 -28 M${x + 8} 182 q-8 -12 0 -24 t0 -24`,
      '#ffffff',
      3,
      'opacity=".45" stroke-linecap="round"',
    );
  const kettle =
    path(d`M70 268 Q52 170 128 164 Q204 170 186 268 Z`, s.gold.drum) +
    path(d`M180 216 Q222 210 226 168 L238 166 Q236 232 182 246 Z`, s.gold.base) +
    path(d`M100 166 Q128 142 156 166 Z`, s.gold.light) +
    circle(128, 148, 8, s.gold.shade) +
    line(d`M84 176 Q128 76 172 176`, wood.deep, 7);
  const sweets = times(7, (i) =>
    circle(
      356 + (i % 4) * 26 - (i > 3 ? -13 : 0),
      256 - (i > 3 ? 22 : 0),
      14,
      i % 2 === 0 ? '#f0a93f' : '#e8862f',
    ),
  );
  return (
    rect(0, 0, w, h, s.stone.wall) +
    path(cusped(w / 2, 250, 300, 236, 9), mix(s.stone.deep, s.hour.dark, 0.2)) +
    rect(0, 264, w, 60, wood.base) +
    rect(0, 262, w, 7, wood.light) +
    times(4, (i) => rect(0, 280 + i * 14, w, 1.6, wood.deep, 'opacity=".4"')) +
    kettle +
    cup(282) +
    ellipse(395, 268, 62, 9, s.second.light) +
    sweets +
    light(s)
  );
}
