// Arched openings. x is the middle, y the sill; the path is the opening itself.

import type { Material } from '../art/scene.js';
import { d, path, rect } from '../art/svg.js';

/** The four-centred arch of Mughal and Sultanate buildings. */
export function pointed(x: number, y: number, w: number, h: number): string {
  const half = w / 2;
  return (
    d`M${x - half} ${y} V${y - h * 0.6} C${x - half} ${y - h * 0.82} ${x - w * 0.22} ${y - h * 0.9}
      ${x} ${y - h} ` +
    d`C${x + w * 0.22} ${y - h * 0.9} ${x + half} ${y - h * 0.82} ${x + half} ${y - h * 0.6} V${y}
      Z`
  );
}

export function rounded(x: number, y: number, w: number, h: number): string {
  const half = w / 2;
  return d`M${x - half} ${y} V${y - h + half} A${half} ${half} 0 0 1 ${x + half} ${y - h + half}
    V${y} Z`;
}

/** The arch of many lobes. */
export function cusped(x: number, y: number, w: number, h: number, lobes = 7): string {
  const half = w / 2;
  const spring = h * 0.58;
  const points = Array.from({ length: lobes + 1 }, (_, i) => {
    const angle = Math.PI * (1 - i / lobes);
    const point = 1 + 0.12 * (1 - Math.abs(Math.cos(angle)));
    return [
      x + half * Math.cos(angle),
      y - spring - (h - spring) * Math.sin(angle) * point,
    ] as const;
  });
  let shape = d`M${x - half} ${y} V${y - spring}`;
  for (const [px, py] of points.slice(1)) {
    const r = (w / lobes) * 0.72;
    shape += d` A${r} ${r} 0 0 1 ${px} ${py}`;
  }
  return shape + d` V${y} Z`;
}

/** The horseshoe of rock-cut halls. */
export function horseshoe(x: number, y: number, r: number): string {
  const foot = r * 0.62;
  return (
    d`M${x - foot} ${y} C${x - r * 1.25} ${y - r * 0.5} ${x - r * 1.12} ${y - r * 1.5}
      ${x - r * 0.2} ${y - r * 1.8} ` +
    d`Q${x} ${y - r * 1.86} ${x} ${y - r * 2.02} Q${x} ${y - r * 1.86} ${x + r * 0.2}
      ${y - r * 1.8} ` +
    d`C${x + r * 1.12} ${y - r * 1.5} ${x + r * 1.25} ${y - r * 0.5} ${x + foot} ${y} Z`
  );
}

/** A deep arched recess in an upright frame, with a lit reveal and a dark door. */
export function iwan(
  x: number,
  y: number,
  w: number,
  h: number,
  m: Material,
  door: string,
  trim: string,
  lightLeft = true,
): string {
  const inner = w * 0.66;
  const slip = lightLeft ? inner * 0.09 : -inner * 0.09;
  return (
    rect(x - w / 2, y - h, w, h, m.wall) +
    rect(
      x - w / 2,
      y - h,
      w,
      h,
      'none',
      `stroke="${trim}" stroke-width="${Math.max(1, w * 0.025)}"`,
    ) +
    path(pointed(x, y, inner + w * 0.1, h * 0.86), trim) +
    path(pointed(x, y, inner, h * 0.82), m.shade) +
    path(pointed(x - slip, y, inner * 0.8, h * 0.72), m.deep, 'opacity=".55"') +
    path(pointed(x, y, inner * 0.42, h * 0.44), door)
  );
}
