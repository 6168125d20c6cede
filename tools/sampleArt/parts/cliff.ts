// A wall of rock with its strata, cracks and the green that hangs from its edge.

import { mix } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { d, ellipse, path, polygon, rect, times } from '../art/svg.js';

export function cliff(s: Scene, top: number, foot: number): string {
  const m = s.material(s.setting.stone);
  let edge = d`M-10 ${foot} V${top + 20}`;
  for (let x = -10; x < W + 20;) {
    const step = s.random.between(60, 150);
    edge += d` C${x + step * 0.3} ${top - s.random.between(-10, 40)} ${x + step * 0.7}
      ${top - s.random.between(-16, 30)} ${x + step} ${top + s.random.between(-10, 18)}`;
    x += step;
  }
  const strata = times(9, (i) => {
    const y = top + 36 + ((foot - top - 30) * i) / 9;
    const swell = s.random.between(-14, 14);
    return path(
      d`M-10 ${y} C${W * 0.3} ${y - swell} ${W * 0.6} ${y + swell} ${W + 10} ${y}
        v${s.random.between(5, 16)} C${W * 0.6} ${y + swell + 14} ${W * 0.3} ${y - swell + 6} -10
        ${y + 12} Z`,
      i % 2 === 0 ? m.shade : m.light,
      'opacity=".4"',
    );
  });
  const cracks = times(14, () => {
    const x = s.random.between(0, W);
    const y = s.random.between(top + 30, foot - 60);
    const h = s.random.between(24, 70);
    return polygon(
      [x, y, x + 7, y + h * 0.4, x + 3, y + h, x - 4, y + h * 0.5],
      m.deep,
      'opacity=".35"',
    );
  });
  return (
    path(`${edge} V${foot} Z`, m.base) +
    strata +
    cracks +
    rect(0, foot - 1, W, H - foot + 1, m.shade)
  );
}

/** Bushes and creepers along the upper edge of a cliff. */
export function hanging(s: Scene, y: number, count: number): string {
  const dark = mix(s.leaf.shade, s.hour.dark, 0.2);
  return times(count, () => {
    const x = s.random.between(-10, W + 10);
    const r = s.random.between(14, 34);
    const at = y + s.random.between(-14, 12);
    const trail = s.random.between(10, 40);
    const strands = times(4, (n) => {
      const px = x + (n - 1.5) * r * 0.4;
      const long = trail * s.random.between(0.3, 1);
      return path(
        d`M${px - 3} ${at} q-4 ${long * 0.5} 2 ${long} q6 ${-long * 0.4} 5 ${-long} Z`,
        dark,
      );
    });
    const side = s.lightLeft ? -r * 0.24 : r * 0.24;
    return (
      strands +
      ellipse(x - r * 0.7, at + r * 0.1, r * 0.7, r * 0.5, dark) +
      ellipse(x + r * 0.7, at + r * 0.12, r * 0.66, r * 0.46, dark) +
      ellipse(x, at - r * 0.1, r, r * 0.66, s.leaf.shade) +
      ellipse(x + side, at - r * 0.34, r * 0.56, r * 0.28, s.leaf.base)
    );
  });
}
