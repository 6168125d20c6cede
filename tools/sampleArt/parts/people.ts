// People in silhouette, with one colour of cloth each. Drawn 100 high, feet at 0,0.

import { mix } from '../art/colour.js';
import type { Scene } from '../art/scene.js';
import { circle, d, ellipse, line, path, place, rect } from '../art/svg.js';

type Figure = (skin: string, cloth: string, trim: string) => string;

const sari: Figure = (skin, cloth, trim) =>
  path(d`M-13 -62 Q0 -76 12 -62 Q15 -40 20 0 H-20 Q-16 -36 -13 -62 Z`, cloth) +
  path(d`M-10 -66 Q-15 -92 1 -94 Q14 -93 11 -70 L18 -30 Q8 -50 -10 -66 Z`, trim) +
  ellipse(1, -83, 7, 8.5, skin) +
  path(d`M8 -58 Q20 -48 13 -34 L9 -37 Q13 -46 5 -54 Z`, skin);

const potBearer: Figure = (skin, cloth, trim) =>
  sari(skin, cloth, trim) +
  path(d`M-9 -98 Q-16 -114 -5 -117 V-122 H7 V-117 Q18 -114 11 -98 Z`, mix(cloth, trim, 0.5)) +
  line(d`M12 -62 Q24 -80 11 -106`, skin, 4.5);

const turban: Figure = (skin, cloth, trim) =>
  path(d`M-12 -64 Q0 -74 12 -64 L15 -26 L11 0 H3 L0 -24 L-3 0 H-11 L-15 -26 Z`, cloth) +
  ellipse(0, -81, 7, 8.5, skin) +
  path(d`M-10 -84 Q-12 -97 0 -98 Q13 -97 10 -84 Q0 -90 -10 -84 Z`, trim) +
  path(d`M11 -62 Q20 -46 15 -30 L10 -31 Q13 -46 7 -58 Z`, skin);

const walker: Figure = (skin, cloth, trim) =>
  path(d`M-10 -40 L-15 0 H-8 L0 -30 L9 0 H16 L9 -40 Z`, trim) +
  path(d`M-11 -66 Q0 -74 11 -66 L12 -32 H-12 Z`, cloth) +
  ellipse(0, -82, 7, 8.5, skin) +
  path(d`M-8 -84 Q-7 -94 1 -93 Q10 -92 7 -82 Q0 -88 -8 -84 Z`, trim) +
  path(d`M-10 -62 Q-20 -48 -14 -32 L-10 -34 Q-14 -48 -5 -58 Z`, skin);

const umbrella: Figure = (skin, cloth, trim) =>
  walker(skin, mix(cloth, trim, 0.6), trim) +
  line(d`M10 -50 L8 -112`, trim, 2.5) +
  path(
    d`M-26 -102 Q-20 -128 8 -130 Q38 -128 42 -100 Q32 -106 25 -101 Q16 -107 8 -101 Q-1 -107 -9 -102
      Q-17 -107 -26 -102 Z`,
    cloth,
  );

const cyclist: Figure = (skin, cloth, trim) =>
  [-26, 30].map((x) => circle(x, -17, 16, 'none', `stroke="${trim}" stroke-width="3"`)).join('') +
  line(d`M-26 -17 L-6 -46 H22 L30 -17 M22 -46 L20 -58 M-6 -46 L8 -16 L22 -44`, trim, 3) +
  path(
    d`M-10 -48 Q-8 -80 8 -84 L14 -78 L24 -58 L19 -56 L8 -68 L4 -46 L10 -18 H3 L-4 -40 Z`,
    cloth,
  ) +
  ellipse(12, -94, 7, 8.5, skin);

const figures: Figure[] = [sari, turban, walker, sari, potBearer];

export function figure(s: Scene, x: number, y: number, h: number, index?: number): string {
  const list = s.hour.name === 'monsoon' ? [umbrella, sari, umbrella, walker] : figures;
  const drawn = index === undefined ? s.random.pick(list) : (list[index % list.length] ?? sari);
  const skin = mix(s.hour.dark, '#7a4a32', 0.35);
  const cloth = mix(
    s.random.pick([s.setting.accent, '#e8b23f', '#c23b4e', '#f1e8d8', '#2f8a7e', '#d9622b']),
    s.hour.dark,
    s.hour.name === 'night' || s.hour.name === 'dusk' ? 0.5 : 0.24,
  );
  const trim = mix(s.hour.dark, cloth, 0.5);
  return place(x, y, drawn(skin, cloth, trim), ((s.random.chance(0.5) ? 1 : -1) * h) / 100);
}

export function rider(s: Scene, x: number, y: number, h: number): string {
  const cloth = mix(s.setting.accent, s.hour.dark, 0.3);
  return place(x, y, cyclist(mix(s.hour.dark, '#7a4a32', 0.3), cloth, s.hour.dark), h / 100);
}

/** A few people, small, standing about on the line y. */
export function company(
  s: Scene,
  count: number,
  from: number,
  to: number,
  y: number,
  h: number,
): string {
  let drawn = '';
  for (let i = 0; i < count; i += 1) {
    const x = from + ((to - from) * (i + s.random.between(0.15, 0.85))) / count;
    const near = s.random.between(0, 1);
    const size = h * (0.92 + near * 0.16);
    drawn +=
      ellipse(x, y + near * 6, size * 0.22, size * 0.03, s.hour.dark, 'opacity=".25"') +
      figure(s, x, y + near * 6, size);
    if (s.random.chance(0.35)) drawn += figure(s, x + size * 0.34, y + near * 6 - 1, size * 0.95);
  }
  return drawn;
}

/** A three-wheeler in yellow and green. */
export function rickshaw(s: Scene, x: number, y: number, h: number, mirror = false): string {
  const dull = s.hour.name === 'night' || s.hour.name === 'dusk' ? 0.45 : 0.16;
  const body = mix('#2f7a4f', s.hour.dark, dull);
  const hood = mix('#f0b429', s.hour.dark, dull);
  const drawn =
    path(d`M-52 -18 V-50 L-44 -92 Q-20 -104 22 -96 L40 -52 L56 -40 V-18 Z`, body) +
    path(d`M-54 -56 L-46 -96 Q-20 -108 24 -100 L32 -80 H-8 L-12 -56 Z`, hood) +
    path(d`M-4 -74 H24 L34 -50 H-6 Z`, mix(s.hour.glow, s.hour.dark, s.hour.lamps ? 0.1 : 0.5)) +
    rect(-54, -34, 110, 5, hood) +
    [-34, 40].map((at) => circle(at, -13, 13, s.hour.dark) + circle(at, -13, 5, hood)).join('');
  return place(x, y, drawn, ((mirror ? -1 : 1) * h) / 100);
}
