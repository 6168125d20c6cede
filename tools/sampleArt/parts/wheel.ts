// The stone wheel of the sun's chariot: eight broad spokes, eight thin, beaded rim.

import type { Material } from '../art/scene.js';
import { circle, d, ellipse, group, line, path, times } from '../art/svg.js';

/** Without `ornament`, the same wheel with a plain rim. */
export function wheel(x: number, y: number, r: number, m: Material, ornament = true): string {
  const ring = (k: number, colour: string, width: number): string =>
    circle(0, 0, r * k, 'none', `stroke="${colour}" stroke-width="${(r * width).toFixed(1)}"`);
  const broad = times(8, (i) => {
    const spoke =
      path(
        d`M${-r * 0.035} ${-r * 0.16} L${-r * 0.1} ${-r * 0.46} L${-r * 0.03} ${-r * 0.78}
          H${r * 0.03} L${r * 0.1} ${-r * 0.46} L${r * 0.035} ${-r * 0.16} Z`,
        m.light,
      ) +
      circle(0, -r * 0.46, r * 0.085, m.shade) +
      circle(0, -r * 0.46, r * 0.05, m.light) +
      circle(0, -r * 0.68, r * 0.022, m.shade);
    return group(spoke, `transform="rotate(${i * 45})"`);
  });
  const thin = times(8, (i) =>
    group(
      line(d`M0 ${-r * 0.16} V${-r * 0.78}`, m.base, r * 0.024) +
        ellipse(0, -r * 0.36, r * 0.028, r * 0.05, m.light) +
        ellipse(0, -r * 0.6, r * 0.024, r * 0.04, m.light),
      `transform="rotate(${i * 45 + 22.5})"`,
    ),
  );
  const beads = times(ornament ? 48 : 0, (i) => {
    const a = (i / 48) * Math.PI * 2;
    return circle(Math.cos(a) * r * 0.81, Math.sin(a) * r * 0.81, r * 0.018, m.light);
  });
  const leaves = times(ornament ? 24 : 0, (i) =>
    group(
      path(
        d`M0 ${-r * 0.86} q${r * 0.05} ${-r * 0.05} 0 ${-r * 0.1} q${-r * 0.05} ${r * 0.05} 0
          ${r * 0.1} Z`,
        m.light,
      ),
      `transform="rotate(${i * 15})"`,
    ),
  );
  return group(
    circle(r * 0.03, r * 0.05, r * 1.01, m.deep) +
      circle(0, 0, r, m.drum) +
      circle(0, 0, r * 0.78, m.deep) +
      ring(0.98, m.light, 0.03) +
      ring(0.85, m.shade, 0.02) +
      thin +
      broad +
      ring(0.77, m.base, 0.05) +
      beads +
      leaves +
      circle(0, 0, r * 0.2, m.dome) +
      ring(0.2, m.light, 0.02) +
      circle(0, 0, r * 0.12, m.shade) +
      circle(0, 0, r * 0.06, m.light),
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"`,
  );
}
