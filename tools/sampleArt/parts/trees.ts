// Trees, far and near. Each stands on y; h is its height.

import { mix } from '../art/colour.js';
import type { Tree } from '../art/sceneSettings.js';
import type { Scene } from '../art/scene.js';
import { circle, d, ellipse, line, path, place, rect, times } from '../art/svg.js';

export function palm(s: Scene, x: number, y: number, h: number, fill: string, lit = fill): string {
  const lean = s.random.between(-0.16, 0.16) * h;
  const top = -h;
  const trunk = path(
    d`M${-h * 0.028} 0 Q${lean * 0.2} ${top * 0.5} ${lean - h * 0.012} ${top} h${h * 0.026}
      Q${lean * 0.3 + h * 0.03} ${top * 0.5} ${h * 0.03} 0 Z`,
    fill,
  );
  const count = s.random.whole(9, 11);
  const fronds = times(count, (i) => {
    const angle = -200 + (220 * i) / (count - 1) + s.random.between(-6, 6);
    const reach = h * s.random.between(0.3, 0.4);
    const rad = (angle * Math.PI) / 180;
    const ex = lean + Math.cos(rad) * reach;
    const ey = top + Math.sin(rad) * reach * 0.7 + reach * 0.34;
    const bx = lean + Math.cos(rad) * reach * 0.6;
    const by = top + Math.sin(rad) * reach * 0.9 - reach * 0.08;
    const drop = reach * 0.2;
    return path(
      d`M${lean} ${top} Q${bx} ${by - drop * 0.5} ${ex} ${ey} Q${bx * 0.96 + ex * 0.04}
        ${by + drop} ${lean} ${top} Z`,
      i % 3 === 1 ? lit : fill,
    );
  });
  const nuts = [-1, 0.4, 1.4]
    .map((k) => circle(lean + k * h * 0.018, top + h * 0.03, h * 0.02, fill))
    .join('');
  return place(x, y, trunk + fronds + nuts);
}

/** A broad crown of round clumps, lit from the sun's side. */
function roundTree(s: Scene, x: number, y: number, h: number, fill: string, lit: string): string {
  const side = s.lightLeft ? -1 : 1;
  const deep = mix(fill, s.hour.dark, 0.22);
  const spots: [number, number, number][] = [
    [-0.34, 0.42, 0.17],
    [0.36, 0.44, 0.17],
    [-0.2, 0.58, 0.21],
    [0.2, 0.6, 0.22],
    [0, 0.48, 0.24],
    [-0.04, 0.76, 0.2],
    [0.14, 0.78, 0.15],
  ];
  const clump = (
    [cx, cy, r]: [number, number, number],
    grow: number,
    shift: number,
    colour: string,
  ): string => circle(cx * h + shift * side, -cy * h, r * h * grow * 1.02, colour);
  const jitter = (): number => s.random.between(0.86, 1.14);
  const shape = spots.map(([cx, cy, r]): [number, number, number] => [
    cx * jitter(),
    cy,
    r * jitter(),
  ]);
  const trunk = path(
    d`M${-h * 0.045} 0 Q${-h * 0.015} ${-h * 0.2} ${-h * 0.16} ${-h * 0.46} L${-h * 0.1}
      ${-h * 0.48} Q0 ${-h * 0.34} ${h * 0.13} ${-h * 0.5} L${h * 0.17} ${-h * 0.46} Q${h * 0.03}
      ${-h * 0.22} ${h * 0.055} 0 Z`,
    mix(fill, s.hour.dark, 0.55),
  );
  return place(
    x,
    y,
    trunk +
      shape.map((spot) => clump(spot, 1, 0, deep)).join('') +
      shape.map((spot) => clump(spot, 0.86, h * 0.03, fill)).join('') +
      shape
        .slice(2)
        .map((spot) => clump(spot, 0.6, h * 0.06, mix(fill, lit, 0.42)))
        .join(''),
  );
}

export function cypress(x: number, y: number, h: number, fill: string, lit: string): string {
  const w = h * 0.13;
  return place(
    x,
    y,
    rect(-w * 0.12, -h * 0.1, w * 0.24, h * 0.1, fill) +
      path(
        d`M0 ${-h} C${w * 0.7} ${-h * 0.7} ${w * 1.3} ${-h * 0.16} 0 ${-h * 0.06} C${-w * 1.3}
          ${-h * 0.16} ${-w * 0.7} ${-h * 0.7} 0 ${-h} Z`,
        fill,
      ) +
      path(
        d`M0 ${-h} C${-w * 0.7} ${-h * 0.7} ${-w * 1.3} ${-h * 0.16} 0 ${-h * 0.06} C${-w * 0.6}
          ${-h * 0.3} ${-w * 0.3} ${-h * 0.7} 0 ${-h} Z`,
        lit,
      ),
  );
}

/** The flat crown of dry country. */
function thorn(s: Scene, x: number, y: number, h: number, fill: string, lit: string): string {
  const side = s.lightLeft ? -1 : 1;
  return place(
    x,
    y,
    line(
      d`M0 0 Q${-h * 0.04} ${-h * 0.4} ${-h * 0.22} ${-h * 0.72} M0 ${-h * 0.3} Q${h * 0.06}
        ${-h * 0.5} ${h * 0.26} ${-h * 0.74} M${-h * 0.03} ${-h * 0.4} L${h * 0.02} ${-h * 0.76}`,
      mix(fill, s.hour.dark, 0.5),
      h * 0.04,
    ) +
      ellipse(-h * 0.2, -h * 0.76, h * 0.3, h * 0.09, fill) +
      ellipse(h * 0.2, -h * 0.8, h * 0.32, h * 0.1, fill) +
      ellipse(side * h * 0.14, -h * 0.87, h * 0.26, h * 0.05, lit),
  );
}

/** A banyan: wide crown, hanging roots. */
function banyan(s: Scene, x: number, y: number, h: number, fill: string, lit: string): string {
  const dark = mix(fill, s.hour.dark, 0.5);
  const roots = times(7, () => {
    const at = s.random.between(-0.5, 0.5) * h;
    return rect(at, -h * 0.5, h * 0.012, h * s.random.between(0.2, 0.5), dark);
  });
  return (
    place(x, y, roots) +
    roundTree(s, x - h * 0.3, y - h * 0.1, h * 0.75, fill, lit) +
    roundTree(s, x + h * 0.3, y - h * 0.08, h * 0.75, fill, lit) +
    roundTree(s, x, y, h, fill, lit)
  );
}

export function tree(s: Scene, kind: Tree, x: number, y: number, h: number, away = 0): string {
  const fill = s.far(s.leaf.shade, away);
  const lit = s.far(s.leaf.base, away);
  if (kind === 'palm') return palm(s, x, y, h, fill, lit);
  if (kind === 'cypress') return cypress(x, y, h, fill, lit);
  if (kind === 'thorn') return thorn(s, x, y, h * 0.7, fill, lit);
  if (kind === 'banyan') return banyan(s, x, y, h * 0.8, fill, lit);
  return roundTree(s, x, y, h, fill, lit);
}

/** A band of far trees along y, in two tones. */
export function treeLine(
  s: Scene,
  y: number,
  h: number,
  away: number,
  from = -20,
  to = 980,
): string {
  const row = (fill: string, size: number, base: number): string => {
    let x = from;
    let edge = d`M${from} ${y + 40} V${base}`;
    while (x < to) {
      const step = s.random.between(0.35, 1.25) * size;
      const drop = s.random.between(-0.22, 0.22) * size;
      edge += d` a${step * 0.55} ${size * s.random.between(0.4, 0.75)} 0 0 1 ${step} ${drop}`;
      x += step;
      if (s.random.chance(0.3)) edge += d` V${base + s.random.between(-0.3, 0.15) * size}`;
    }
    return path(`${edge} V${y + 40} Z`, fill);
  };
  return (
    row(s.far(s.leaf.base, Math.min(0.85, away + 0.22)), h * 1.3, y - h * 0.4) +
    row(s.far(s.leaf.shade, away), h, y)
  );
}
