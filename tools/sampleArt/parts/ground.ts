// Ground before the monument: lawns, paving, water, hills, grass.

import { mix, tune } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { d, ellipse, group, path, rect, times } from '../art/svg.js';

/** Rolling land from y down, in a few tones. */
export function fields(s: Scene, y: number, colour = s.ground): string {
  const wave = (at: number, swell: number): string =>
    d`M0 ${at} C${W * 0.3} ${at - swell} ${W * 0.62} ${at + swell} ${W} ${at - swell * 0.4} V${H}
      H0 Z`;
  const step = (H - y) / 4;
  return (
    path(wave(y, 5), mix(colour.light, s.hour.sky[3], 0.25)) +
    path(wave(y + step * 0.7, s.random.between(6, 14)), colour.light) +
    path(wave(y + step * 1.7, s.random.between(-16, 16)), colour.base) +
    path(wave(y + step * 2.8, s.random.between(-18, 18)), colour.shade)
  );
}

/** Far hills; `away` is how much air lies between. */
export function hills(s: Scene, y: number, height: number, colour: string, away: number): string {
  let edge = d`M-20 ${y + 60} V${y - height * 0.3}`;
  let x = -20;
  while (x < W + 20) {
    const step = s.random.between(110, 240);
    const peak = y - height * s.random.between(0.35, 1);
    edge += d` Q${x + step * 0.5} ${peak} ${x + step} ${y - height * s.random.between(0.1, 0.5)}`;
    x += step;
  }
  return path(`${edge} V${y + 80} Z`, s.far(colour, away));
}

/** Water from y down, with streaks of light. */
export function water(s: Scene, y: number, to = H): string {
  const fill = s.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="` +
      `${mix(s.hour.sky[3], s.water, 0.35)}"/><stop offset="1" stop-color="` +
      `${mix(s.water, s.hour.dark, 0.25)}"/></linearGradient>`,
  );
  return rect(0, y, W, to - y, fill) + ripples(s, y, to);
}

export function ripples(s: Scene, y: number, to: number, from = 0, until = W): string {
  const streaks = times(34, () => {
    const depth = s.random.next() ** 1.4;
    const w = 14 + depth * s.random.between(30, 150);
    const x = s.random.between(from, until) - w / 2;
    return rect(x, y + 6 + depth * (to - y - 8), w, 1 + depth * 2, '#ffffff', 'rx="1.5"');
  });
  const path_ = times(16, (i) => {
    const k = i / 16;
    const w = (8 + 60 * k) * s.random.between(0.5, 1.2);
    const x = s.sunX - w / 2 + s.random.between(-12, 12);
    return rect(x, y + 4 + k * (to - y), w, 1.5 + k * 3, s.hour.sun, 'rx="2"');
  });
  return group(streaks, 'opacity=".17"') + group(path_, 'opacity=".55"');
}

/** The mirror image of content in water that begins at y. */
export function reflection(
  s: Scene,
  y: number,
  content: string,
  squeeze = 0.8,
  opacity = 0.4,
): string {
  const clip = s.define(
    (id) => `<clipPath id="${id}"><rect y="${y}" width="${W}" height="${H}"/></clipPath>`,
  );
  const flip = d`matrix(1 0 0 ${-squeeze} 0 ${y * (1 + squeeze)})`;
  return group(group(content, `transform="${flip}"`), `clip-path="${clip}" opacity="${opacity}"`);
}

/** Paving in perspective, from y down. */
export function plaza(s: Scene, y: number, vanishX = W / 2, colour = s.ground): string {
  const joints = times(13, (i) => {
    const x = vanishX + (i - 6) * 190;
    return d`M${vanishX + (i - 6) * 46} ${y} L${x} ${H} `;
  });
  const rows = times(6, (i) => d`M0 ${y + (H - y) * (i / 6) ** 1.7} H${W} `);
  return (
    rect(0, y, W, H - y, colour.light) +
    path(
      d`M0 ${H} V${y + (H - y) * 0.45} Q${W / 2} ${y + (H - y) * 0.3} ${W} ${y + (H - y) * 0.5}
        V${H} Z`,
      colour.base,
      'opacity=".55"',
    ) +
    `<path d="${joints}${rows}" stroke="${colour.shade}" stroke-width="1.4" opacity=".35" fill="none"/>`
  );
}

/** Tufts of grass at the very front. */
export function grass(s: Scene, y: number, fill: string, height = 26, from = 0, to = W): string {
  let edge = d`M${from} ${H + 4} V${y}`;
  for (let x = from; x < to; x += s.random.between(5, 11)) {
    const h = height * s.random.between(0.3, 1);
    const lean = s.random.between(-5, 5);
    edge += d` L${x} ${y + s.random.between(-2, 5)} Q${x + 2 + lean * 0.3} ${y - h * 0.5}
      ${x + 3 + lean} ${y - h} Q${x + 5} ${y - h * 0.4} ${x + 6} ${y + 2}`;
  }
  return path(`${edge} L${to} ${H + 4} Z`, fill);
}

/** Mist lying along y. */
export function mist(s: Scene, y: number, h: number, opacity = 0.5): string {
  const fill = s.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="` +
      `${s.hour.sky[3]}" stop-opacity="0"/><stop offset=".7" stop-color="${s.hour.sky[3]}" ` +
      `stop-opacity="${opacity}"/><stop offset="1" stop-color="${s.hour.sky[3]}" ` +
      `stop-opacity="0"/></linearGradient>`,
  );
  return rect(0, y - h * 0.7, W, h, fill);
}

/** A hedge of round bushes with flowers. */
export function bushes(
  s: Scene,
  y: number,
  size: number,
  from: number,
  to: number,
  flower = '',
): string {
  const fill = mix(s.leaf.deep, s.hour.dark, 0.25);
  let drawn = '';
  for (let x = from; x < to; x += size * s.random.between(0.5, 0.8)) {
    const r = size * s.random.between(0.4, 0.62);
    drawn += ellipse(x, y, r, r * 0.9, s.random.chance(0.4) ? tune(fill, 0.035) : fill);
  }
  if (flower === '') return drawn;
  return (
    drawn +
    times(Math.round((to - from) / 9), () => {
      const r = s.random.between(2, 4.4);
      return ellipse(
        s.random.between(from, to),
        y - s.random.between(-0.3, 0.5) * size,
        r,
        r,
        flower,
      );
    })
  );
}
