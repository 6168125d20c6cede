// The great station: gothic arcades, turrets, a ribbed dome over the stair, a clock.

import { H, W, type Material, type Scene } from '../art/scene.js';
import { circle, d, line, path, polygon, rect, spread, times } from '../art/svg.js';
import { pointed } from '../parts/arches.js';
import { finial } from '../parts/domes.js';
import { mist, plaza } from '../parts/ground.js';
import { company, figure } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';

function turret(s: Scene, x: number, y: number, w: number, h: number, m: Material): string {
  return (
    rect(x - w / 2, y - h, w, h, m.drum) +
    rect(x - w * 0.6, y - h - 4, w * 1.2, 7, m.light) +
    rect(x - w * 0.56, y - h * 0.6, w * 1.12, 5, m.light) +
    spread(2, x - w * 0.2, x + w * 0.2, (at) =>
      path(pointed(at, y - h + 32, w * 0.22, 24), s.hour.lamps ? s.hour.glow : m.deep),
    ) +
    polygon([x - w * 0.56, y - h - 4, x, y - h - w * 2.1, x + w * 0.56, y - h - 4], s.roof.drum) +
    finial(s, x, y - h - w * 2, 16)
  );
}

function arcade(
  s: Scene,
  x: number,
  y: number,
  w: number,
  floors: number,
  lift: number,
  bays: number,
): string {
  const m = s.stone;
  const trim = s.second;
  return (
    rect(x, y - floors * lift, w, floors * lift, m.wall) +
    times(floors, (f) => {
      const foot = y - f * lift;
      const step = w / bays;
      return (
        times(bays, (n) => {
          const at = x + step * (n + 0.5);
          const glow = s.hour.lamps && (n * 7 + f * 3) % 4 !== 0 ? s.hour.glow : m.deep;
          return (
            path(pointed(at, foot - 6, step * 0.82, lift * 0.82), trim.light) +
            path(pointed(at, foot - 6, step * 0.66, lift * 0.72), glow) +
            line(d`M${at} ${foot - 6} V${foot - lift * 0.6}`, m.shade, 1.6)
          );
        }) +
        rect(x - 3, foot - lift - 3, w + 6, 6, trim.base) +
        line(d`M${x} ${foot - lift + 6} H${x + w}`, m.shade, 3, 'stroke-dasharray="5 5"')
      );
    })
  );
}

export function terminus(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const m = s.stone;
  const clock = s.slug.includes('kala-ghoda');
  const x = W / 2 + k * (clock ? 90 : 40);
  const y = 500;
  const gable = (at: number, w: number): string =>
    polygon([at - w / 2, y - 172, at, y - 172 - w * 0.62, at + w / 2, y - 172], m.light) +
    polygon([at - w * 0.36, y - 174, at, y - 172 - w * 0.44, at + w * 0.36, y - 174], m.base) +
    circle(at, y - 190, w * 0.12, s.second.light) +
    circle(at, y - 190, w * 0.085, s.hour.lamps ? s.hour.glow : m.deep);
  const drumTop = y - 296;
  const dome =
    rect(x - 62, drumTop, 124, 84, m.drum) +
    spread(6, x - 50, x + 50, (at) =>
      path(pointed(at, drumTop + 74, 15, 58), s.hour.lamps ? s.hour.glow : m.deep),
    ) +
    rect(x - 70, drumTop - 6, 140, 9, s.second.light) +
    [-68, 68].map((at) => turret(s, x + at, drumTop + 84, 20, 104, m)).join('') +
    path(
      d`M${x - 64} ${drumTop - 4} C${x - 66} ${drumTop - 70} ${x - 34} ${drumTop - 108} ${x}
        ${drumTop - 122} C${x + 34} ${drumTop - 108} ${x + 66} ${drumTop - 70} ${x + 64}
        ${drumTop - 4} Z`,
      s.roof.dome,
    ) +
    [-0.6, -0.22, 0.22, 0.6]
      .map((q) =>
        line(
          d`M${x + q * 62} ${drumTop - 4} Q${x + q * 62} ${drumTop - 76} ${x} ${drumTop - 120}`,
          s.second.light,
          2.4,
        ),
      )
      .join('') +
    rect(x - 8, drumTop - 136, 16, 18, m.light) +
    path(d`M${x - 7} ${drumTop - 136} l-3 -20 l10 -14 l10 14 l-3 20 Z`, s.second.light) +
    line(d`M${x + 4} ${drumTop - 158} l14 -12`, s.gold.base, 3);
  const clockTower = (at: number): string =>
    rect(at - 36, y - 330, 72, 330, m.drum) +
    [90, 170, 250, 330].map((q) => rect(at - 42, y - q, 84, 7, s.second.light)).join('') +
    [30, 110, 190]
      .map((q) =>
        spread(3, at - 20, at + 20, (px) =>
          path(pointed(px, y - q, 14, 46), s.hour.lamps ? s.hour.glow : m.deep),
        ),
      )
      .join('') +
    circle(at, y - 290, 25, s.second.light) +
    circle(at, y - 290, 20, '#fdf6e2') +
    line(d`M${at} ${y - 290} v-14 M${at} ${y - 290} l10 5`, m.deep, 2.4) +
    [-34, 34].map((q) => turret(s, at + q, y - 322, 13, 34, m)).join('') +
    rect(at - 26, y - 376, 52, 48, m.drum) +
    spread(3, at - 15, at + 15, (px) => path(pointed(px, y - 334, 10, 32), m.deep)) +
    polygon([at - 31, y - 376, at, y - 456, at + 31, y - 376], s.roof.drum) +
    finial(s, at, y - 452, 22);
  const centre =
    rect(x - 84, y - 216, 168, 216, m.wall) +
    path(pointed(x, y, 112, 150), s.second.light) +
    path(pointed(x, y, 94, 138), s.hour.lamps ? s.hour.glow : m.deep) +
    path(pointed(x, y, 56, 100), m.shade) +
    rect(x - 90, y - 222, 180, 8, s.second.light) +
    circle(x, y - 184, 25, s.second.light) +
    circle(x, y - 184, 21, '#fdf6e2') +
    line(d`M${x} ${y - 184} V${y - 200} M${x} ${y - 184} l11 6`, m.deep, 2.4);
  const wings =
    arcade(s, x - 330, y, 250, 3, 56, 9) +
    arcade(s, x + 80, y, 250, 3, 56, 9) +
    gable(x - 286, 88) +
    gable(x + 286, 88);
  const far = arcade(
    s,
    k > 0 ? -30 : x + 330,
    y,
    Math.abs(k > 0 ? x - 300 : W - x - 300),
    2,
    58,
    8,
  );
  const bus = (at: number, foot: number): string =>
    rect(at - 62, foot - 78, 124, 68, '#b8322c', 'rx="7"') +
    rect(at - 62, foot - 44, 124, 4, '#f0d9b0') +
    times(
      5,
      (i) =>
        rect(
          at - 55 + i * 23,
          foot - 72,
          18,
          22,
          s.hour.lamps ? s.hour.glow : '#dfe6e0',
          'rx="2"',
        ) +
        rect(at - 55 + i * 23, foot - 36, 18, 16, s.hour.lamps ? s.hour.glow : '#dfe6e0', 'rx="2"'),
    ) +
    [-38, 38]
      .map(
        (q) => circle(at + q, foot - 10, 11, s.hour.dark) + circle(at + q, foot - 10, 4, '#cfc4b0'),
      )
      .join('');
  return (
    treeLine(s, y - 30, 60, 0.4) +
    mist(s, y - 40, 140, 0.4) +
    far +
    (clock ? clockTower(x - k * 205) : dome) +
    wings +
    [-330, -80, 80, 330].map((at) => turret(s, x + at, y, 30, 214, m)).join('') +
    centre +
    plaza(s, y, x) +
    path(d`M0 546 H${W} V600 H0 Z`, s.hour.dark, 'opacity=".16"') +
    times(12, (i) => rect(i * 84, 571, 42, 4, '#fff', 'opacity=".4"')) +
    tree(s, 'palm', x - k * 400, y + 20, 200) +
    tree(s, 'palm', x + k * 386, y + 22, 170) +
    bus(x - k * 250, 592) +
    company(s, 8, 100, 860, 534, 44) +
    figure(s, x + k * 210, H - 6, 92) +
    figure(s, x + k * 256, H - 4, 96) +
    figure(s, x - k * 60, H - 8, 90)
  );
}
