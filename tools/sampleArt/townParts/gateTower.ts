// The gate tower of southern temples: tiers of niches and figures under a vaulted crown.

import { mix } from '../art/colour.js';
import { type Material, type Scene } from '../art/scene.js';
import { circle, d, ellipse, line, path, polygon, rect, spread, times } from '../art/svg.js';
import { pointed, rounded } from '../parts/arches.js';
import { finial } from '../parts/domes.js';

export interface Colours {
  body: Material;
  bright: string[];
}

function niche(x: number, y: number, w: number, h: number, m: Material, figure: string): string {
  return (
    rect(x - w / 2, y - h * 0.74, w, h * 0.74, m.light) +
    path(
      d`M${x - w * 0.66} ${y - h * 0.7} Q${x - w * 0.5} ${y - h} ${x} ${y - h * 1.06}
        Q${x + w * 0.5} ${y - h} ${x + w * 0.66} ${y - h * 0.7} Z`,
      m.base,
    ) +
    path(rounded(x, y, w * 0.66, h * 0.66), m.deep) +
    ellipse(x, y - h * 0.26, w * 0.14, h * 0.24, figure) +
    circle(x, y - h * 0.54, w * 0.1, figure)
  );
}

/** The vault on top, with its row of gold pots. */
function vault(s: Scene, x: number, y: number, w: number, h: number, c: Colours): string {
  const end = (at: number): string =>
    path(
      d`M${at - h * 0.42} ${y} C${at - h * 0.7} ${y - h * 0.6} ${at - h * 0.3} ${y - h * 1.1} ${at}
        ${y - h * 1.2} C${at + h * 0.3} ${y - h * 1.1} ${at + h * 0.7} ${y - h * 0.6}
        ${at + h * 0.42} ${y} Z`,
      c.bright[0] ?? c.body.light,
    ) +
    circle(at, y - h * 0.5, h * 0.26, c.body.deep) +
    circle(at, y - h * 0.5, h * 0.13, s.gold.base);
  return (
    spread(7, x - w * 0.4, x + w * 0.4, (at) => finial(s, at, y - h * 0.94, 22)) +
    path(
      d`M${x - w / 2} ${y} C${x - w * 0.56} ${y - h * 0.7} ${x - w * 0.5} ${y - h} ${x - w * 0.4}
        ${y - h} H${x + w * 0.4} C${x + w * 0.5} ${y - h} ${x + w * 0.56} ${y - h * 0.7}
        ${x + w / 2} ${y} Z`,
      c.body.wall,
    ) +
    spread(9, x - w * 0.36, x + w * 0.36, (at) => line(d`M${at} ${y} V${y - h}`, c.body.shade, 2)) +
    rect(x - w / 2, y - 6, w, 7, c.body.light) +
    end(x - w * 0.46) +
    end(x + w * 0.46) +
    end(x)
  );
}

/** A whole tower standing on y, w wide at the foot of its tiers. */
export function gateTower(
  s: Scene,
  x: number,
  y: number,
  w: number,
  tiers: number,
  c: Colours,
): string {
  const plinth = w * 0.36;
  const { body } = c;
  const stone = s.material(mix(s.setting.stone, '#8a7a6c', 0.45));
  let drawn =
    rect(x - w * 0.56, y - plinth, w * 1.12, plinth, stone.wall) +
    spread(12, x - w * 0.53, x + w * 0.53, (at) =>
      rect(at - w * 0.011, y - plinth, w * 0.022, plinth, stone.shade),
    ) +
    rect(x - w * 0.58, y - plinth * 0.52, w * 1.16, w * 0.022, stone.light) +
    rect(x - w * 0.6, y - plinth - w * 0.02, w * 1.2, w * 0.035, stone.light) +
    rect(x - w * 0.11, y - plinth * 0.94, w * 0.22, plinth * 0.94, stone.light) +
    rect(
      x - w * 0.08,
      y - plinth * 0.86,
      w * 0.16,
      plinth * 0.86,
      s.hour.lamps ? s.hour.glow : stone.deep,
    );
  let foot = y - plinth - w * 0.02;
  for (let i = 0; i < tiers; i += 1) {
    const k = i / tiers;
    const half = (w / 2) * (1.02 - 0.56 * k ** 0.92);
    const next = (w / 2) * (1.02 - 0.56 * ((i + 1) / tiers) ** 0.92);
    const h = w * (0.235 - 0.09 * k) * (8 / tiers) ** 0.5;
    const bright = (n: number): string => c.bright[(n + i) % c.bright.length] ?? body.light;
    const count = Math.max(3, Math.round((half * 2) / (w * 0.085)) | 1);
    const side = (1 - 0.3) * half;
    drawn +=
      polygon(
        [
          x - half,
          foot,
          x - (half + next) / 2,
          foot - h,
          x + (half + next) / 2,
          foot - h,
          x + half,
          foot,
        ],
        body.wall,
      ) +
      spread(count, x - half * 0.93, x + half * 0.93, (at, n) => {
        const inMiddle = Math.abs(at - x) < w * 0.09;
        return inMiddle
          ? ''
          : niche(at, foot, w * 0.064, h * 0.76, s.material(bright(n)), bright(n + 2));
      }) +
      polygon(
        [
          s.lightLeft ? x + side * 0.6 : x - side * 0.6,
          foot,
          s.lightLeft ? x + half : x - half,
          foot,
          s.lightLeft ? x + (half + next) / 2 : x - (half + next) / 2,
          foot - h,
          s.lightLeft ? x + side * 0.56 : x - side * 0.56,
          foot - h,
        ],
        body.deep,
        'opacity=".24"',
      ) +
      niche(x, foot, w * 0.15, h * 0.98, s.material(bright(1)), bright(3)) +
      path(pointed(x, foot, w * 0.05, h * 0.6), s.hour.lamps ? s.hour.glow : body.deep) +
      path(
        d`M${x - half - w * 0.02} ${foot - h * 0.8} H${x + half + w * 0.02}
          L${x + (half + next) / 2} ${foot - h} H${x - (half + next) / 2} Z`,
        body.light,
        'opacity=".85"',
      ) +
      times(count, (n) =>
        circle(
          x - half * 0.9 + (half * 1.8 * (n + 0.5)) / count,
          foot - h * 0.89,
          w * 0.012,
          bright(n),
        ),
      );
    foot -= h;
  }
  const top = w * 0.46;
  return (
    drawn +
    rect(x - top / 2, foot - w * 0.04, top, w * 0.05, body.shade) +
    vault(s, x, foot - w * 0.03, top * 1.16, w * 0.15, c)
  );
}
