// The curved spire of northern temples: ribs, bands, ringstone and pot.

import type { Material, Scene } from '../art/scene.js';
import { d, ellipse, line, path, rect, spread } from '../art/svg.js';
import { pointed } from '../parts/arches.js';

function spire(x: number, y: number, w: number, h: number): string {
  const half = w / 2;
  return (
    d`M${x - half} ${y} C${x - half * 0.98} ${y - h * 0.5} ${x - half * 0.62} ${y - h * 0.84}
      ${x - half * 0.26} ${y - h} ` +
    d`H${x + half * 0.26} C${x + half * 0.62} ${y - h * 0.84} ${x + half * 0.98} ${y - h * 0.5}
      ${x + half} ${y} Z`
  );
}

export function shikhara(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  m: Material,
  away = 0,
  base = 0.26,
): string {
  const tower = h * (1 - base) * 0.88;
  const foot = y - h * base;
  const f = (colour: string): string => (away === 0 ? colour : s.far(colour, away));
  const ribs = [-0.62, -0.3, 0.3, 0.62].map((k) =>
    line(
      d`M${x + (k * w) / 2} ${foot} C${x + k * 0.5 * w} ${foot - tower * 0.5} ${x + k * 0.34 * w}
        ${foot - tower * 0.84} ${x + k * 0.13 * w} ${foot - tower}`,
      f(m.shade),
      Math.max(1, w * 0.022),
    ),
  );
  const bands = spread(Math.max(5, Math.round(tower / 14)), 0.06, 0.92, (k) => {
    const half = (w / 2) * (1 - k ** 2.3 * 0.74) * 0.97;
    return line(
      d`M${x - half} ${foot - tower * k} H${x + half}`,
      f(m.deep),
      Math.max(0.8, w * 0.012),
      'opacity=".38"',
    );
  });
  const spine = path(
    d`M${x - w * 0.1} ${foot} C${x - w * 0.1} ${foot - tower * 0.5} ${x - w * 0.06}
      ${foot - tower * 0.84} ${x - w * 0.04} ${foot - tower} h${w * 0.08} C${x + w * 0.06}
      ${foot - tower * 0.84} ${x + w * 0.1} ${foot - tower * 0.5} ${x + w * 0.1} ${foot} Z`,
    f(m.light),
  );
  const top = foot - tower;
  return (
    rect(x - w * 0.5, foot - 1, w, y - foot + 1, away === 0 ? m.drum : f(m.base)) +
    rect(x - w * 0.56, foot - w * 0.03, w * 1.12, w * 0.07, f(m.light)) +
    rect(x - w * 0.54, y - h * base * 0.5, w * 1.08, w * 0.04, f(m.shade)) +
    path(pointed(x, y, w * 0.26, h * base * 0.72), s.hour.lamps ? s.hour.glow : f(m.deep)) +
    path(spire(x, foot, w, tower), away === 0 ? m.drum : f(m.base)) +
    bands +
    ribs.join('') +
    spine +
    rect(x - w * 0.09, top - w * 0.05, w * 0.18, w * 0.06, f(m.shade)) +
    ellipse(x, top - w * 0.09, w * 0.19, w * 0.07, away === 0 ? m.dome : f(m.base)) +
    line(
      d`M${x - w * 0.17} ${top - w * 0.09} H${x + w * 0.17}`,
      f(m.deep),
      w * 0.05,
      'stroke-dasharray="1.4 2.6" opacity=".5"',
    ) +
    ellipse(x, top - w * 0.18, w * 0.055, w * 0.05, f(s.gold.base)) +
    line(d`M${x} ${top - w * 0.18} V${top - w * 0.36}`, f(s.gold.base), Math.max(1, w * 0.02))
  );
}
