// Birds and beasts in silhouette.

import { mix } from '../art/colour.js';
import type { Scene } from '../art/scene.js';
import { circle, d, ellipse, group, line, path, place, times } from '../art/svg.js';

const wings = (x: number, y: number, w: number, lift: number): string =>
  d`M${x - w} ${y - lift} Q${x - w * 0.4} ${y - lift * 1.7} ${x} ${y} Q${x + w * 0.4}
    ${y - lift * 1.7} ${x + w} ${y - lift} Q${x + w * 0.4} ${y - lift * 0.9} ${x} ${y + w * 0.2}
    Q${x - w * 0.4} ${y - lift * 0.9} ${x - w} ${y - lift} Z `;

/** A flock, drifting. */
export function birds(s: Scene, x: number, y: number, count: number, size = 9): string {
  const shape = times(count, () => {
    const w = size * s.random.between(0.6, 1.15);
    return wings(
      x + s.random.between(-95, 95),
      y + s.random.between(-44, 44),
      w,
      w * s.random.between(0.25, 0.6),
    );
  });
  return path(shape, mix(s.hour.dark, s.hour.sky[1], 0.25), 'opacity=".85"');
}

/** Paper kites with their tails. */
export function kites(s: Scene, count: number): string {
  return times(count, () => {
    const x = s.random.between(70, 890);
    const y = s.random.between(50, 230);
    const r = s.random.between(8, 15);
    const colour = s.random.pick([s.setting.accent, '#e0493b', '#f0b429', '#2f8a9a', '#7a4a9a']);
    const kite =
      line(d`M0 ${r} q${r * 2} ${r * 5} ${r * 7} ${r * 9}`, s.hour.dark, 0.8, 'opacity=".35"') +
      path(d`M0 ${-r} L${r} 0 L0 ${r * 1.1} L${-r} 0 Z`, colour) +
      path(d`M0 ${-r} L0 ${r * 1.1} L${-r} 0 Z`, mix(colour, '#ffffff', 0.25)) +
      path(d`M0 ${r} l${r * 0.35} ${r * 0.5} h${-r * 0.7} Z`, colour);
    return place(x, y, kite, 1, s.random.between(-30, 30));
  });
}

/** A peacock on a wall, tail hanging. Drawn about 100 high with its tail. */
export function peacock(s: Scene, x: number, y: number, h: number, mirror = false): string {
  const dark = s.hour.dark;
  const blue = mix('#1f5f8a', dark, s.hour.name === 'night' ? 0.6 : 0.3);
  const green = mix('#2f7a5a', dark, 0.4);
  const eyes = times(9, (i) =>
    ellipse(-34 - i * 6.5, -6 + i * 7 - (i % 2) * 9, 3.4, 2.4, mix('#e0a93f', green, 0.35)),
  );
  const drawn =
    path(d`M-10 -26 Q-44 -20 -84 28 Q-104 54 -112 84 Q-84 74 -58 40 Q-32 8 -4 -6 Z`, green) +
    eyes +
    path(
      d`M-20 -22 Q-10 -40 10 -36 Q16 -62 22 -70 Q28 -76 34 -70 L44 -66 L34 -64 Q32 -46 26 -22 Q16
        -2 -8 -4 Z`,
      blue,
    ) +
    line(d`M28 -74 l-4 -13 M30 -74 l1 -14 M32 -74 l6 -12`, blue, 1.6) +
    line(d`M4 -6 V2 M12 -6 V2`, dark, 2.6);
  return place(x, y, drawn, ((mirror ? -1 : 1) * h) / 100);
}

/** An elephant with its howdah cloth, walking. 100 high. */
export function elephant(s: Scene, x: number, y: number, h: number, mirror = false): string {
  const skin = mix('#5f5563', s.hour.dark, 0.4);
  const cloth = mix(s.setting.accent, s.hour.dark, 0.15);
  const drawn =
    path(
      d`M-62 -40 Q-64 -88 -14 -90 Q18 -92 30 -84 Q56 -92 64 -66 Q70 -44 68 -14 Q74 -4 82 -12 L84 -8
        Q74 8 62 -4 Q58 -30 54 -42 Q44 -38 36 -42 L36 0 H20 L18 -34 H-26 L-28 0 H-46 L-50 -30 Q-58
        -20 -64 -16 Q-66 -30 -62 -40 Z`,
      skin,
    ) +
    path(d`M28 -82 Q12 -70 22 -46 Q34 -44 38 -60 Q40 -76 28 -82 Z`, mix(skin, s.hour.dark, 0.3)) +
    path(d`M-44 -90 Q-14 -96 12 -90 L14 -44 Q-16 -38 -46 -46 Z`, cloth) +
    path(d`M-46 -52 L14 -50 L14 -44 Q-16 -38 -46 -46 Z`, s.gold.base) +
    path(d`M58 -40 Q66 -30 76 -32 Q66 -26 57 -34 Z`, '#f3ead6') +
    circle(48, -70, 2.2, s.hour.dark);
  return place(x, y, drawn, ((mirror ? -1 : 1) * h) / 100);
}

export function cow(s: Scene, x: number, y: number, h: number, mirror = false): string {
  const hide = mix('#efe6d6', s.hour.dark, s.hour.lamps ? 0.5 : 0.2);
  const drawn =
    path(
      d`M-66 -46 Q-68 -84 -30 -82 Q-8 -94 8 -82 L34 -86 Q44 -98 58 -92 L76 -70 L70 -60 L52 -64 Q44
        -48 34 -44 L34 0 H24 L22 -34 H-40 L-44 0 H-54 L-58 -36 Q-64 -20 -70 -14 Z`,
      hide,
    ) +
    line(d`M50 -92 Q48 -108 58 -112`, s.hour.dark, 4) +
    path(d`M34 -86 Q26 -60 34 -44 Q24 -44 20 -60 Z`, mix(hide, s.hour.dark, 0.2));
  return place(x, y, drawn, ((mirror ? -1 : 1) * h) / 100);
}

/** A camel, its rider's saddle in colour. */
export function camel(s: Scene, x: number, y: number, h: number, mirror = false): string {
  const hide = mix('#b08050', s.hour.dark, 0.5);
  const drawn =
    path(
      d`M-52 -50 Q-46 -66 -26 -66 Q-12 -88 2 -68 Q24 -66 34 -56 Q46 -58 48 -78 Q48 -96 62 -98 L78
        -92 L76 -86 L62 -84 Q60 -44 38 -38 L36 0 H30 L26 -34 H-34 L-38 0 H-44 L-46 -36 Q-56 -36 -52
        -50 Z`,
      hide,
    ) +
    path(d`M-34 -66 Q-12 -94 10 -66 L12 -42 H-36 Z`, mix(s.setting.accent, s.hour.dark, 0.2)) +
    line(d`M-36 -44 H12`, s.gold.base, 3);
  return place(x, y, drawn, ((mirror ? -1 : 1) * h) / 100);
}

/** Pigeons or gulls rising together, close by. */
export function nearBirds(s: Scene, x: number, y: number, count: number): string {
  return group(
    times(count, () => {
      const w = s.random.between(12, 22);
      const at = d`rotate(${s.random.between(-25, 25)})`;
      const bird = path(wings(0, 0, w, w * s.random.between(0.3, 0.8)), '#fdf8ec');
      return place(
        x + s.random.between(-150, 150),
        y + s.random.between(-60, 60),
        group(bird, `transform="${at}"`),
      );
    }),
    `opacity="${s.hour.lamps ? 0.55 : 0.9}"`,
  );
}
