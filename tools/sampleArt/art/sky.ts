// The sky behind everything: bands of colour, sun or moon, clouds, stars.

import { mix } from './colour.js';
import { H, W, type Scene } from './scene.js';
import { circle, d, group, path, rect, times } from './svg.js';

const horizon = 480;

function bands(s: Scene): string {
  const [top, upper, lower, low] = s.hour.sky;
  const colours = [
    top,
    mix(top, upper, 0.5),
    upper,
    mix(upper, lower, 0.5),
    lower,
    mix(lower, low, 0.5),
    low,
  ];
  const lean = s.random.between(-26, 26);
  return colours
    .map((colour, i) => {
      if (i === 0) return rect(0, 0, W, H, colour);
      const y = (horizon * i) / colours.length - 10 + s.random.between(-9, 9);
      const swell = s.random.between(-20, 20);
      const edge = d`M0 ${y + lean} C${W * 0.3} ${y + swell} ${W * 0.66} ${y - swell} ${W}
        ${y - lean}`;
      return path(`${edge} V${H} H0 Z`, colour);
    })
    .join('');
}

function smooth(s: Scene): string {
  const [top, upper, lower, low] = s.hour.sky;
  const fill = s.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1">` +
      `<stop offset="0" stop-color="${top}"/><stop offset=".32" stop-color="${upper}"/>` +
      `<stop offset=".58" stop-color="${lower}"/><stop offset=".78" stop-color="${low}"/>` +
      `</linearGradient>`,
  );
  return rect(0, 0, W, H, fill);
}

function disc(s: Scene): string {
  const { sunX: x, sunY: y } = s;
  const low = s.hour.name === 'golden' || s.hour.name === 'dusk' || s.hour.name === 'dawn';
  const r = low ? s.random.between(56, 84) : 38;
  const ring = (k: number, opacity: number): string =>
    circle(x, low ? y + 70 : y - 40, r * k, s.hour.sun, `opacity="${opacity}"`);
  return ring(2.6, 0.1) + ring(1.75, 0.15) + ring(1, low ? 0.92 : 0.85);
}

function night(s: Scene): string {
  const { sunX: x, sunY } = s;
  const y = sunY - 60;
  const stars = times(70, () => {
    const at = s.random.between(0, 1) ** 1.4 * 330;
    const r = s.random.between(0.7, 1.9);
    return circle(s.random.between(0, W), at, r, '#fff8e0', `opacity="${r > 1.4 ? 0.9 : 0.5}"`);
  });
  const moon = path(
    d`M${x + 8} ${y - 40} A42 42 0 1 0 ${x + 40} ${y + 16} A36 36 0 0 1 ${x + 8} ${y - 40} Z`,
    s.hour.sun,
  );
  return stars + circle(x, y, 96, s.hour.sun, 'opacity=".07"') + moon;
}

/** A flat cloud: a long pill with shorter ones on top. */
function cloud(
  x: number,
  y: number,
  length: number,
  h: number,
  fill: string,
  opacity: number,
): string {
  const pill = (px: number, py: number, w: number): string =>
    rect(px, py, w, h, fill, `rx="${h / 2}"`);
  const body =
    pill(x, y, length) +
    pill(x + length * 0.16, y - h * 0.8, length * 0.5) +
    pill(x + length * 0.36, y + h * 0.8, length * 0.46);
  return group(body, `opacity="${opacity}"`);
}

function heaps(s: Scene): string {
  const row = (y: number, colour: string, size: number): string => {
    let x = -60;
    let edge = `M-60 0 V${y}`;
    while (x < W + 60) {
      const step = s.random.between(0.5, 1.4) * size;
      const lift = s.random.between(0.14, 0.26) * step;
      edge += d` a${step / 2} ${lift} 0 0 0 ${step} ${s.random.between(-8, 8)}`;
      x += step;
    }
    return path(`${edge} V0 Z`, colour);
  };
  const [top, upper, lower] = s.hour.sky;
  return (
    row(190, mix(upper, lower, 0.55), 190) +
    row(120, mix(upper, lower, 0.15), 150) +
    row(55, mix(top, upper, 0.5), 120)
  );
}

function rain(s: Scene): string {
  const lines = times(90, () => {
    const x = s.random.between(-40, W + 120);
    const y = s.random.between(-20, H);
    const length = s.random.between(26, 70);
    return d`M${x} ${y} l${-length * 0.28} ${length}`;
  });
  return `<path d="${lines}" stroke="#ffffff" stroke-width="1.4" opacity=".2" fill="none"/>`;
}

export function sky(s: Scene): string {
  const base = s.random.chance(0.5) && s.hour.name !== 'monsoon' ? bands(s) : smooth(s);
  if (s.hour.name === 'monsoon') return base + heaps(s);
  if (s.hour.name === 'night') return base + night(s);
  const fill = mix(s.hour.sky[3], s.hour.sun, 0.6);
  const clouds = times(s.random.whole(2, 5), () =>
    cloud(
      s.random.between(-80, W - 120),
      s.random.between(60, 330),
      s.random.between(130, 300),
      s.random.between(9, 16),
      fill,
      s.random.between(0.25, 0.55),
    ),
  );
  return base + disc(s) + clouds;
}

/** Rain, in front of everything. */
export const weather = (s: Scene): string => (s.hour.name === 'monsoon' ? rain(s) : '');
