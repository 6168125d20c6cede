// Heaps of granite boulders, as in the Deccan.

import type { Scene } from '../art/scene.js';
import { d, ellipse, path, place } from '../art/svg.js';

function boulder(s: Scene, x: number, y: number, w: number, h: number): string {
  const m = s.material(s.setting.stone);
  const k = s.lightLeft ? 1 : -1;
  const outline = d`M${-w} 0 C${-w * 1.12} ${-h * 0.7} ${-w * 0.6} ${-h * 1.12} ${w * 0.1} ${-h}
    C${w * 0.8} ${-h * 0.92} ${w * 1.1} ${-h * 0.4} ${w * 0.96} 0 Z`;
  const lit = d`M${-w} 0 C${-w * 1.12} ${-h * 0.7} ${-w * 0.6} ${-h * 1.12} ${w * 0.1} ${-h}
    C${-w * 0.3} ${-h * 0.8} ${-w * 0.55} ${-h * 0.4} ${-w * 0.5} 0 Z`;
  const dark = d`M${w * 0.1} ${-h} C${w * 0.8} ${-h * 0.92} ${w * 1.1} ${-h * 0.4} ${w * 0.96} 0
    H${w * 0.4} C${w * 0.6} ${-h * 0.4} ${w * 0.5} ${-h * 0.8} ${w * 0.1} ${-h} Z`;
  return place(x, y, path(outline, m.base) + path(lit, m.light) + path(dark, m.shade), k);
}

/** A heap about 200 wide at scale 1, standing on y. */
export function boulders(s: Scene, x: number, y: number, scale = 1): string {
  const r = (from: number, to: number): number => s.random.between(from, to) * scale;
  return (
    ellipse(x, y + 2, 118 * scale, 8 * scale, s.hour.dark, 'opacity=".25"') +
    boulder(s, x + r(-10, 14), y - 58 * scale, r(34, 46), r(46, 64)) +
    boulder(s, x - r(48, 60), y - 12 * scale, r(44, 56), r(56, 74)) +
    boulder(s, x + r(46, 58), y - 8 * scale, r(48, 60), r(58, 80)) +
    boulder(s, x - r(-4, 10), y, r(44, 54), r(42, 56)) +
    boulder(s, x - r(92, 108), y + 2, r(22, 30), r(24, 32)) +
    boulder(s, x + r(96, 112), y + 3, r(18, 28), r(18, 28))
  );
}
