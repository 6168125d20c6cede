// A market stall: striped awning, heaps of goods, a lamp.

import { mix } from '../art/colour.js';
import type { Scene } from '../art/scene.js';
import { circle, d, ellipse, line, path, polygon, rect, spread, times } from '../art/svg.js';

const goods = ['#e8a02f', '#c8402f', '#7fa03f', '#f0d060', '#a83f6a', '#e07a30'];

export function awning(
  x: number,
  y: number,
  w: number,
  drop: number,
  one: string,
  other: string,
): string {
  const count = Math.max(5, Math.round(w / 15));
  const step = w / count;
  return times(count, (i) => {
    const at = x + i * step;
    const inset = (k: number): number => x + w / 2 + (k - x - w / 2) * 0.86;
    return path(
      d`M${inset(at)} ${y - drop} L${inset(at + step)} ${y - drop} L${at + step} ${y} a${step / 2}
        ${step * 0.45} 0 0 1 ${-step} 0 Z`,
      i % 2 === 0 ? one : other,
    );
  });
}

export function stall(s: Scene, x: number, y: number, w: number, index = 0): string {
  const dull = s.hour.lamps ? 0.3 : 0.06;
  const one = mix(
    [s.setting.accent, '#2f8a86', '#c23b4e', '#d98a2b'][index % 4] ?? '#c23b4e',
    s.hour.dark,
    dull,
  );
  const other = mix('#f6ecd8', s.hour.haze, dull + 0.1);
  const inside = s.hour.lamps
    ? mix(s.hour.glow, '#c9772b', 0.25)
    : mix(s.hour.dark, s.stone.deep, 0.5);
  const h = w * 0.72;
  const heaps = spread(5, x - w * 0.38, x + w * 0.38, (at, i) => {
    const colour = mix(goods[(i + index) % goods.length] ?? '#e8a02f', s.hour.dark, dull);
    return (
      ellipse(at, y - w * 0.17, w * 0.1, w * 0.1, colour) +
      ellipse(at - w * 0.02, y - w * 0.21, w * 0.05, w * 0.035, mix(colour, '#ffffff', 0.28))
    );
  });
  return (
    rect(x - w / 2, y - h, w, h, inside) +
    spread(4, x - w * 0.4, x + w * 0.4, (at, i) =>
      rect(
        at - w * 0.06,
        y - h * 0.66,
        w * 0.12,
        w * (0.1 + (i % 2) * 0.05),
        mix(one, inside, 0.55),
      ),
    ) +
    heaps +
    polygon(
      [x - w / 2, y - w * 0.17, x + w / 2, y - w * 0.17, x + w * 0.46, y, x - w * 0.46, y],
      mix('#8a5a3c', s.hour.dark, dull + 0.2),
    ) +
    line(d`M${x - w / 2} ${y} V${y - h} M${x + w / 2} ${y} V${y - h}`, s.hour.dark, 2.5) +
    awning(x - w * 0.58, y - h + w * 0.16, w * 1.16, w * 0.2, one, other) +
    (s.hour.lamps
      ? circle(x, y - h * 0.6, w * 0.05, '#fff2c4') +
        circle(x, y - h * 0.6, w * 0.2, s.hour.glow, 'opacity=".3"')
      : '')
  );
}
