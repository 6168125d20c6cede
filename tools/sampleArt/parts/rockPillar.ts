// Pillars as cut in rock: square below, fluted and cushioned above.

import type { Material, Scene } from '../art/scene.js';
import { d, line, path, polygon, rect, spread } from '../art/svg.js';

export function cushionPillar(x: number, y: number, w: number, h: number, m: Material): string {
  const neck = y - h * 0.46;
  return (
    rect(x - w / 2, y - h * 0.4, w, h * 0.4, m.drum) +
    rect(x - w * 0.56, y - h * 0.06, w * 1.12, h * 0.06, m.shade) +
    rect(x - w * 0.54, y - h * 0.42, w * 1.08, h * 0.03, m.light) +
    polygon(
      [
        x - w * 0.42,
        neck + h * 0.06,
        x - w * 0.34,
        y - h * 0.74,
        x + w * 0.34,
        y - h * 0.74,
        x + w * 0.42,
        neck + h * 0.06,
      ],
      m.drum,
    ) +
    spread(5, -0.26, 0.26, (k) =>
      line(
        d`M${x + k * w * 1.1} ${neck + h * 0.05} L${x + k * w * 0.95} ${y - h * 0.74}`,
        m.deep,
        1.4,
        'opacity=".4"',
      ),
    ) +
    path(
      d`M${x - w * 0.36} ${y - h * 0.74} C${x - w * 0.66} ${y - h * 0.78} ${x - w * 0.66}
        ${y - h * 0.86} ${x - w * 0.36} ${y - h * 0.89} H${x + w * 0.36} C${x + w * 0.66}
        ${y - h * 0.86} ${x + w * 0.66} ${y - h * 0.78} ${x + w * 0.36} ${y - h * 0.74} Z`,
      m.drum,
    ) +
    line(d`M${x - w * 0.56} ${y - h * 0.815} H${x + w * 0.56}`, m.deep, 2, 'opacity=".35"') +
    polygon(
      [
        x - w * 0.42,
        y - h * 0.89,
        x - w * 0.8,
        y - h,
        x + w * 0.8,
        y - h,
        x + w * 0.42,
        y - h * 0.89,
      ],
      m.base,
    ) +
    rect(x - w * 0.84, y - h - 2, w * 1.68, h * 0.035 + 2, m.light)
  );
}

export function slimPillar(x: number, y: number, w: number, h: number, m: Material): string {
  return (
    rect(x - w * 0.36, y - h, w * 0.72, h, m.drum) +
    rect(x - w * 0.55, y - h * 0.09, w * 1.1, h * 0.09, m.shade) +
    rect(x - w * 0.46, y - h * 0.55, w * 0.92, h * 0.04, m.light) +
    path(
      d`M${x - w * 0.36} ${y - h * 0.84} L${x - w * 0.9} ${y - h} H${x + w * 0.9} L${x + w * 0.36}
        ${y - h * 0.84} Z`,
      m.light,
    )
  );
}

/** The mouth of a cave: pillars, a lit door far in. */
export function porch(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  pillars: number,
): string {
  const m = s.stone;
  return (
    rect(x - w / 2, y - h, w, h, m.deep) +
    rect(x - w * 0.06, y - h * 0.7, w * 0.12, h * 0.7, s.hour.glow, 'opacity=".5"') +
    spread(pillars, x - w / 2 + 8, x + w / 2 - 8, (at) => slimPillar(at, y, 15, h, m)) +
    rect(x - w / 2 - 6, y - h - 8, w + 12, 10, m.light) +
    rect(x - w / 2 - 10, y - 2, w + 20, 7, m.light)
  );
}
