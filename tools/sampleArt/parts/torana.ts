// The railing and the carved gate of a stupa.

import { type Scene } from '../art/scene.js';
import { circle, d, line, path, rect, spread, times } from '../art/svg.js';

/** A railing of posts and three rails, between two points on y. */
export function railing(
  s: Scene,
  from: number,
  to: number,
  y: number,
  h: number,
  gap: number,
): string {
  const m = s.stone;
  const posts = Math.max(2, Math.round((to - from) / gap));
  return (
    [0.22, 0.5, 0.78]
      .map((k) => rect(from, y - h * k - h * 0.07, to - from, h * 0.14, m.shade))
      .join('') +
    spread(posts, from, to, (at) => rect(at - gap * 0.2, y - h, gap * 0.4, h, m.base)) +
    rect(from - 3, y - h - h * 0.15, to - from + 6, h * 0.2, m.light)
  );
}

/** The gate: two posts and three bent beams with scrolled ends. */
export function torana(s: Scene, x: number, y: number, h: number): string {
  const m = s.material('#8f5a40');
  const gap = h * 0.2;
  const post = (at: number): string =>
    rect(at - h * 0.045, y - h * 0.62, h * 0.09, h * 0.62, m.drum) +
    times(4, (i) => rect(at - h * 0.034, y - h * (0.1 + 0.13 * i), h * 0.068, h * 0.085, m.shade)) +
    path(
      d`M${at - h * 0.06} ${y - h * 0.6} q${h * 0.06} ${-h * 0.08} ${h * 0.12} 0 v${h * 0.03}
        h${-h * 0.12} Z`,
      m.light,
    );
  const beam = (at: number, half: number): string => {
    const t = h * 0.062;
    const scroll = (side: number): string =>
      circle(x + side * half, at + t * 0.3, t * 0.82, m.light) +
      circle(x + side * half, at + t * 0.3, t * 0.36, m.deep);
    return (
      path(
        d`M${x - half} ${at + t * 0.7} Q${x} ${at - t * 1.5} ${x + half} ${at + t * 0.7}
          V${at - t * 0.1} Q${x} ${at - t * 2.5} ${x - half} ${at - t * 0.1} Z`,
        m.base,
      ) +
      spread(9, -half * 0.8, half * 0.8, (k) =>
        rect(
          x + k - h * 0.008,
          at - t * (1.5 - (k / half) ** 2 * 1.2),
          h * 0.018,
          t * 0.7,
          m.deep,
          'opacity=".55"',
        ),
      ) +
      scroll(-1) +
      scroll(1)
    );
  };
  const uprights = (at: number): string =>
    spread(4, -gap, gap, (k) => rect(x + k - h * 0.014, at, h * 0.028, h * 0.1, m.shade));
  const top = y - h;
  return (
    post(x - gap) +
    post(x + gap) +
    uprights(top + h * 0.28) +
    uprights(top + h * 0.13) +
    beam(top + h * 0.4, h * 0.4) +
    beam(top + h * 0.255, h * 0.36) +
    beam(top + h * 0.11, h * 0.32) +
    circle(x, top + h * 0.01, h * 0.055, 'none', `stroke="${m.light}" stroke-width="${h * 0.02}"`) +
    times(4, (i) =>
      line(
        d`M${x} ${top + h * 0.01} l${Math.cos((i * Math.PI) / 4) * h * 0.05}
          ${Math.sin((i * Math.PI) / 4) * h * 0.05}`,
        m.light,
        1.6,
      ),
    ) +
    [-0.3, 0.3]
      .map((k) => path(d`M${x + k * h - 5} ${top + h * 0.06} q5 -26 10 0 Z`, m.light))
      .join('')
  );
}
