// Domes and the finials on them. Each stands on the line y, r is half its width.

import type { Material, Scene } from '../art/scene.js';
import { circle, d, line, path, place, rect, spread } from '../art/svg.js';

export function finial(s: Scene, x: number, y: number, h: number): string {
  const gold = s.gold.base;
  return (
    line(d`M${x} ${y + 1} V${y - h}`, gold, h * 0.055) +
    circle(x, y - h * 0.2, h * 0.12, s.gold.dome) +
    circle(x, y - h * 0.48, h * 0.08, s.gold.dome) +
    circle(x, y - h * 0.7, h * 0.055, gold)
  );
}

/** The lotus at the top of a dome, its leaves turned down. */
function lotus(x: number, y: number, r: number, m: Material): string {
  const leaf = (dx: number): string =>
    d`M${x} ${y} Q${x + dx * 0.9} ${y + r * 0.02} ${x + dx} ${y + r * 0.3} Q${x + dx * 0.3}
      ${y + r * 0.26} ${x} ${y} Z `;
  return path([-0.34, -0.17, 0, 0.17, 0.34].map((k) => leaf(k * r)).join(''), m.shade);
}

/** The bulbous dome of the Mughal tombs. */
export function onion(s: Scene, x: number, y: number, r: number, m: Material): string {
  return (
    path(onionOutline(x, y, r), m.dome) +
    rect(x - r * 0.9, y - r * 0.07, r * 1.8, r * 0.1, m.shade) +
    lotus(x, y - r * 1.74, r * 0.8, m) +
    finial(s, x, y - r * 1.74, r * 0.62)
  );
}

function onionOutline(x: number, y: number, r: number): string {
  return (
    d`M${x - r * 0.88} ${y} C${x - r * 1.14} ${y - r * 0.4} ${x - r * 1.02} ${y - r * 0.98}
      ${x - r * 0.56} ${y - r * 1.34} ` +
    d`C${x - r * 0.28} ${y - r * 1.54} ${x - r * 0.07} ${y - r * 1.62} ${x} ${y - r * 1.84} ` +
    d`C${x + r * 0.07} ${y - r * 1.62} ${x + r * 0.28} ${y - r * 1.54} ${x + r * 0.56}
      ${y - r * 1.34} ` +
    d`C${x + r * 1.02} ${y - r * 0.98} ${x + r * 1.14} ${y - r * 0.4} ${x + r * 0.88} ${y} Z`
  );
}

/** A plain half round, a little pointed. */
export function roundDome(s: Scene, x: number, y: number, r: number, m: Material): string {
  const shape =
    d`M${x - r} ${y} C${x - r} ${y - r * 0.66} ${x - r * 0.55} ${y - r * 0.98} ${x} ${y - r * 1.12}
      ` + d`C${x + r * 0.55} ${y - r * 0.98} ${x + r} ${y - r * 0.66} ${x + r} ${y} Z`;
  return path(shape, m.dome) + finial(s, x, y - r * 1.08, r * 0.55);
}

/** A dome with ribs, as on kiosks and Rajput palaces. */
export function ribbedDome(s: Scene, x: number, y: number, r: number, m: Material): string {
  const ribs = spread(5, -0.62, 0.62, (k) =>
    line(
      d`M${x + k * r} ${y} Q${x + k * r * 1.05} ${y - r * 0.7} ${x} ${y - r * 1.1}`,
      m.shade,
      Math.max(0.8, r * 0.04),
      'opacity=".6"',
    ),
  );
  return roundDome(s, x, y, r, m) + ribs;
}

/** The bent roof of a Bengal hut, in stone. */
export function banglaRoof(s: Scene, x: number, y: number, w: number, m: Material): string {
  const h = w * 0.32;
  const half = w / 2;
  const shape =
    d`M${x - half} ${y} Q${x - half * 0.5} ${y - h * 1.15} ${x} ${y - h * 1.15} ` +
    d`Q${x + half * 0.5} ${y - h * 1.15} ${x + half} ${y} Q${x} ${y - h * 0.6} ${x - half} ${y} Z`;
  return (
    path(shape, m.drum) +
    [-0.3, 0, 0.3].map((k) => finial(s, x + k * w, y - h * (1.12 - Math.abs(k)), w * 0.12)).join('')
  );
}

/** A small kiosk: pillars, eave, dome. `w` is the width of the eave; the kiosk is 1.5 `w` high. */
export function chhatri(s: Scene, x: number, y: number, w: number, m: Material): string {
  const half = w * 0.4;
  const h = w * 0.52;
  const pillars = spread(4, -half, half - w * 0.09, (at) =>
    rect(at, -h - w * 0.08, w * 0.09, h, m.drum),
  );
  const heads = path(
    d`M${-half} ${-h - w * 0.08} h${half * 2} v${w * 0.16} Q${half * 0.66} ${-h - w * 0.02}
      ${half / 3} ${-h + w * 0.08} ` +
      d`Q0 ${-h - w * 0.04} ${-half / 3} ${-h + w * 0.08} Q${-half * 0.66} ${-h - w * 0.02}
        ${-half} ${-h + w * 0.08} Z`,
    m.shade,
  );
  const eave = path(
    d`M${-w / 2} ${-h - w * 0.04} L${-w * 0.36} ${-h - w * 0.2} H${w * 0.36} L${w / 2}
      ${-h - w * 0.04} Z`,
    m.light,
  );
  const base = rect(-half - w * 0.04, -w * 0.08, half * 2 + w * 0.08, w * 0.08, m.base);
  const body = base + pillars + heads + eave + ribbedDome(s, 0, -h - w * 0.19, w * 0.36, m);
  return place(x, y, body);
}
