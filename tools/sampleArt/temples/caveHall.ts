// A pillared hall in the rock, three faces in the half light at its back.

import { mix } from '../art/colour.js';
import { W, type Scene } from '../art/scene.js';
import { circle, d, line, path, rect, spread, times } from '../art/svg.js';
import { cliff, hanging } from '../parts/cliff.js';
import { company, figure } from '../parts/people.js';
import { cushionPillar } from '../parts/rockPillar.js';
import { tree } from '../parts/trees.js';

/** The three-faced bust at the back of the hall, in half light. */
function threeFaces(x: number, y: number, h: number, lit: string, dark: string): string {
  const half = mix(lit, dark, 0.45);
  const crown = (at: number, w: number, rise: number, fill: string): string =>
    path(
      d`M${at - w / 2} ${y - h * 0.56} C${at - w * 0.56} ${y - rise} ${at - w * 0.24}
        ${y - rise - h * 0.04} ${at} ${y - rise - h * 0.1} C${at + w * 0.24} ${y - rise - h * 0.04}
        ${at + w * 0.56} ${y - rise} ${at + w / 2} ${y - h * 0.56} Z`,
      fill,
    );
  const profile = (k: number): string =>
    crown(x + k * h * 0.3, h * 0.3, h * 0.8, mix(lit, dark, 0.62)) +
    path(
      d`M${x + k * h * 0.16} ${y - h * 0.58} H${x + k * h * 0.42} Q${x + k * h * 0.47}
        ${y - h * 0.5} ${x + k * h * 0.45} ${y - h * 0.46} L${x + k * h * 0.52} ${y - h * 0.37}
        L${x + k * h * 0.46} ${y - h * 0.35} L${x + k * h * 0.48} ${y - h * 0.29}
        L${x + k * h * 0.42} ${y - h * 0.2} L${x + k * h * 0.16} ${y - h * 0.18} Z`,
      half,
    );
  const bands = times(4, (i) =>
    line(
      d`M${x - h * (0.18 - i * 0.025)} ${y - h * (0.64 + i * 0.075)} q${h * (0.18 - i * 0.025)}
        ${-h * 0.05} ${h * (0.36 - i * 0.05)} 0`,
      dark,
      2.4,
      'opacity=".6"',
    ),
  );
  const face =
    path(
      d`M${x - h * 0.19} ${y - h * 0.58} C${x - h * 0.22} ${y - h * 0.36} ${x - h * 0.14}
        ${y - h * 0.2} ${x} ${y - h * 0.17} C${x + h * 0.14} ${y - h * 0.2} ${x + h * 0.22}
        ${y - h * 0.36} ${x + h * 0.19} ${y - h * 0.58} Z`,
      lit,
    ) +
    path(
      d`M${x} ${y - h * 0.58} L${x + h * 0.03} ${y - h * 0.34} L${x} ${y - h * 0.32}
        V${y - h * 0.17} C${x + h * 0.14} ${y - h * 0.2} ${x + h * 0.22} ${y - h * 0.36}
        ${x + h * 0.19} ${y - h * 0.58} Z`,
      half,
      'opacity=".55"',
    ) +
    line(
      d`M${x - h * 0.14} ${y - h * 0.44} q${h * 0.05} ${h * 0.025} ${h * 0.1} 0 M${x + h * 0.04}
        ${y - h * 0.44} q${h * 0.05} ${h * 0.025} ${h * 0.1} 0 M${x - h * 0.15} ${y - h * 0.49}
        q${h * 0.06} ${-h * 0.03} ${h * 0.12} 0 M${x + h * 0.03} ${y - h * 0.49} q${h * 0.06}
        ${-h * 0.03} ${h * 0.12} 0`,
      dark,
      2.2,
    ) +
    path(
      d`M${x - h * 0.06} ${y - h * 0.27} q${h * 0.06} ${-h * 0.025} ${h * 0.12} 0 q${-h * 0.06}
        ${h * 0.04} ${-h * 0.12} 0 Z`,
      dark,
      'opacity=".75"',
    );
  const chest = path(
    d`M${x - h * 0.66} ${y} Q${x - h * 0.5} ${y - h * 0.2} ${x - h * 0.14} ${y - h * 0.22}
      H${x + h * 0.14} Q${x + h * 0.5} ${y - h * 0.2} ${x + h * 0.66} ${y} Z`,
    half,
  );
  return (
    profile(-1) +
    profile(1) +
    chest +
    crown(x, h * 0.44, h * 0.94, mix(lit, dark, 0.25)) +
    bands +
    circle(x, y - h * 0.72, h * 0.045, dark, 'opacity=".5"') +
    face
  );
}

export function hall(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const m = s.stone;
  const x = W / 2 + k * 40;
  const y = 520;
  const glow = s.define(
    (id) =>
      `<radialGradient id="${id}" cy=".6"><stop offset="0" stop-color="${mix(s.hour.glow, m.base, 0.3)}"/><stop offset="1" stop-color="${m.deep}"/></radialGradient>`,
  );
  const steps = times(6, (i) =>
    rect(x - 300 - i * 20, y + i * 12, 600 + i * 40, 12.5, i % 2 === 0 ? m.light : m.shade),
  );
  return (
    cliff(s, 110, y) +
    hanging(s, 112, 40) +
    rect(x - 330, 226, 660, y - 226, m.deep) +
    rect(x - 250, 240, 500, y - 240, glow) +
    threeFaces(x, y - 20, 236, mix(s.hour.glow, m.base, 0.74), m.deep) +
    spread(4, x - 150, x + 150, (at) =>
      cushionPillar(
        at + (at < x ? -16 : 16),
        y - 14,
        30,
        220,
        s.material(mix(s.setting.stone, s.hour.dark, 0.3)),
      ),
    ) +
    rect(x - 340, 214, 680, 20, m.light) +
    rect(x - 330, 234, 660, 8, m.shade) +
    [-290, -98, 98, 290].map((at) => cushionPillar(x + at, y, 58, 288, m)).join('') +
    steps +
    company(s, 5, x - 240, x + 250, y + 34, 62) +
    figure(s, x + 12, y + 2, 62) +
    path(d`M0 640 V592 Q200 600 420 594 T960 596 V640 Z`, s.leaf.shade) +
    tree(s, 'palm', x - k * 440, 610, 380) +
    tree(s, 'round', x + k * 430, 610, 210)
  );
}
