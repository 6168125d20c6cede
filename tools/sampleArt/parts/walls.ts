// Walls, battlements, towers of forts, and slender minarets.

import type { Material, Scene } from '../art/scene.js';
import { d, path, polygon, rect, spread, times } from '../art/svg.js';
import { chhatri } from './domes.js';

/** A row of pointed merlons standing on y. */
export function merlons(x: number, y: number, length: number, size: number, fill: string): string {
  const count = Math.max(1, Math.round(length / (size * 1.25)));
  const step = length / count;
  const w = step * 0.78;
  let shape = '';
  for (let i = 0; i < count; i += 1) {
    const at = x + i * step + (step - w) / 2;
    shape += d`M${at} ${y + 1} v${-size * 0.6} q0 ${-size * 0.34} ${w / 2} ${-size * 0.56}
      q${w / 2} ${size * 0.22} ${w / 2} ${size * 0.56} v${size * 0.6} Z`;
  }
  return path(shape, fill);
}

/** A straight wall with a string course, slits and merlons; y is the foot. */
export function rampart(
  x: number,
  y: number,
  length: number,
  h: number,
  m: Material,
  size = 13,
): string {
  const slits = spread(Math.max(2, Math.round(length / 46)), x + 20, x + length - 20, (at) =>
    rect(at - 1.5, y - h + 16, 3, 9, m.deep),
  );
  return (
    rect(x, y - h, length, h, m.wall) +
    rect(x, y - h + 5, length, 4, m.shade) +
    slits +
    merlons(x, y - h, length, size, m.base)
  );
}

/** A round bastion, wider at its foot. */
export function bastion(
  x: number,
  y: number,
  w: number,
  h: number,
  m: Material,
  size = 12,
): string {
  const top = w * 0.42;
  const foot = w * 0.54;
  return (
    polygon([x - top, y - h, x + top, y - h, x + foot, y, x - foot, y], m.drum) +
    rect(x - top - 2, y - h, top * 2 + 4, 6, m.shade) +
    rect(x - top - 1, y - h * 0.66, top * 2 + 2, 3, m.shade, 'opacity=".6"') +
    merlons(x - top - 3, y - h, top * 2 + 6, size, m.base) +
    spread(3, x - top * 0.6, x + top * 0.6, (at) => rect(at - 1.5, y - h + 16, 3, 9, m.deep))
  );
}

/** A tapering minaret with galleries and a kiosk on top. */
export function minaret(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  m: Material,
  galleries = 2,
): string {
  const top = w * 0.66;
  const edge = (k: number): number => (w + (top - w) * k) / 2;
  const rings = times(galleries + 1, (i) => {
    const k = (i + 1) / (galleries + 1);
    const half = edge(k);
    const at = y - h * k;
    return (
      polygon(
        [
          x - half,
          at + w * 0.3,
          x - half - w * 0.24,
          at,
          x + half + w * 0.24,
          at,
          x + half,
          at + w * 0.3,
        ],
        m.shade,
      ) + rect(x - half - w * 0.24, at - w * 0.16, half * 2 + w * 0.48, w * 0.18, m.light)
    );
  });
  return (
    polygon([x - w / 2, y, x - top / 2, y - h, x + top / 2, y - h, x + w / 2, y], m.drum) +
    rings +
    chhatri(s, x, y - h - w * 0.1, w * 1.2, m)
  );
}

/** A frieze of small panels. */
export function panels(
  x: number,
  y: number,
  length: number,
  h: number,
  count: number,
  fill: string,
): string {
  const step = length / count;
  return times(count, (i) => rect(x + i * step + step * 0.16, y, step * 0.68, h, fill));
}
