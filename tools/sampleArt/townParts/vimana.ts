// The straight-sided tower of southern temples, storey on storey, under a rounded cap.

import type { Material, Scene } from '../art/scene.js';
import { circle, d, ellipse, line, path, polygon, rect, spread, times } from '../art/svg.js';
import { finial } from '../parts/domes.js';

export function vimana(
  s: Scene,
  x: number,
  y: number,
  w: number,
  storeys: number,
  rise: number,
  m: Material,
): string {
  const wallH = w * 0.42;
  const pilasters = spread(9, x - w * 0.46, x + w * 0.46, (at) =>
    rect(at - w * 0.014, y - wallH, w * 0.028, wallH, m.shade),
  );
  const niches = spread(
    4,
    x - w * 0.34,
    x + w * 0.34,
    (at) =>
      rect(at - w * 0.035, y - wallH * 0.4, w * 0.07, wallH * 0.3, m.deep) +
      rect(at - w * 0.035, y - wallH * 0.88, w * 0.07, wallH * 0.28, m.deep),
  );
  let foot = y - wallH;
  let tiers = '';
  for (let i = 0; i < storeys; i += 1) {
    const k = i / storeys;
    const half = (w / 2) * (1 - k * 0.72);
    const next = (w / 2) * (1 - ((i + 1) / storeys) * 0.72);
    const h = (rise / storeys) * (1.16 - k * 0.3);
    const count = Math.max(3, Math.round((half * 2) / (w * 0.1)));
    tiers +=
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
        m.drum,
      ) +
      spread(count, x - half * 0.9, x + half * 0.9, (at) => {
        const r = Math.min(w * 0.042, (half / count) * 0.85);
        return (
          path(
            d`M${at - r} ${foot} v${-h * 0.4} q${r} ${-h * 0.55} ${r * 2} 0 v${h * 0.4} Z`,
            m.light,
          ) + circle(at, foot - h * 0.34, r * 0.46, m.deep)
        );
      }) +
      line(
        d`M${x - half - w * 0.012} ${foot} H${x + half + w * 0.012}`,
        m.light,
        Math.max(1.5, w * 0.014),
      ) +
      line(d`M${x - half} ${foot + 2} H${x + half}`, m.deep, 1.2, 'opacity=".5"');
    foot -= h;
  }
  const r = w * 0.17;
  const cap =
    rect(x - r * 0.72, foot - r * 0.3, r * 1.44, r * 0.34, m.shade) +
    path(
      d`M${x - r * 1.15} ${foot - r * 0.3} C${x - r * 1.3} ${foot - r * 1.1} ${x - r * 0.6}
        ${foot - r * 1.5} ${x} ${foot - r * 1.7} C${x + r * 0.6} ${foot - r * 1.5} ${x + r * 1.3}
        ${foot - r * 1.1} ${x + r * 1.15} ${foot - r * 0.3} Z`,
      m.dome,
    ) +
    [-0.55, 0, 0.55]
      .map((k) =>
        line(
          d`M${x + k * r * 1.7} ${foot - r * 0.34} Q${x + k * r * 1.6} ${foot - r * 1.1} ${x}
            ${foot - r * 1.64}`,
          m.deep,
          1.6,
          'opacity=".45"',
        ),
      )
      .join('') +
    ellipse(x, foot - r * 0.62, r * 0.26, r * 0.3, m.deep) +
    finial(s, x, foot - r * 1.6, r * 1.1);
  return (
    rect(x - w / 2, y - wallH, w, wallH, m.drum) +
    pilasters +
    niches +
    rect(x - w * 0.52, y - wallH * 0.52, w * 1.04, w * 0.024, m.light) +
    rect(x - w * 0.53, y - wallH - w * 0.015, w * 1.06, w * 0.03, m.light) +
    times(3, (i) =>
      rect(
        x - w * (0.52 + i * 0.012),
        y - w * 0.03 * (3 - i),
        w * (1.04 + i * 0.024),
        w * 0.03,
        i % 2 === 0 ? m.shade : m.light,
      ),
    ) +
    tiers +
    cap
  );
}

/** The bull that looks toward the shrine, lying on its plinth. 100 wide. */
export function nandi(x: number, y: number, size: number, m: Material, mirror: boolean): string {
  const k = (mirror ? -1 : 1) * (size / 100);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${k} ${Math.abs(k)})">${
    path(
      d`M-50 0 Q-58 -36 -26 -40 Q-14 -58 4 -44 L18 -46 Q20 -66 36 -64 L48 -52 L44 -44 L36 -44 Q34
        -26 30 -18 L46 -6 V0 Z`,
      m.base,
    ) +
    path(d`M-50 0 Q-44 -20 -16 -14 L12 -4 V0 Z`, m.shade) +
    line(d`M28 -62 q-4 -12 4 -14`, m.light, 3) +
    line(d`M-2 -44 Q4 -30 20 -24`, m.deep, 2)
  }</g>`;
}
