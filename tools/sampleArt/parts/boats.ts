// Boats, seen from the side. Drawn about 200 long around 0,0 at the water.

import { mix } from '../art/colour.js';
import type { Scene } from '../art/scene.js';
import { d, ellipse, group, line, path, place, rect, times } from '../art/svg.js';
import { figure } from './people.js';

export function rowingBoat(s: Scene, x: number, y: number, scale: number, people: number): string {
  const hull = mix(s.random.pick(['#7a4a32', '#3f6f8a', '#8a3f3a', '#4f7a5a']), s.hour.dark, 0.4);
  const rim = mix(s.setting.accent, s.hour.dark, 0.2);
  const crew = times(people, (i) => figure(s, -34 + i * 34, -6, 58));
  const rower = figure(s, 62, -8, 60, 1);
  const drawn =
    ellipse(0, 12, 112, 7, s.hour.dark, 'opacity=".28"') +
    crew +
    rower +
    line(d`M66 -44 L116 14`, s.hour.dark, 3) +
    path(d`M-112 -22 Q-70 -8 0 -8 Q70 -8 112 -24 Q92 10 52 14 H-54 Q-94 10 -112 -22 Z`, hull) +
    path(d`M-112 -22 Q-70 -8 0 -8 Q70 -8 112 -24 L108 -16 Q70 -1 0 -1 Q-70 -1 -108 -14 Z`, rim) +
    line(d`M-60 22 H60 M-30 28 H90`, '#ffffff', 1.6, 'opacity=".35"');
  return place(x, y, drawn, (s.random.chance(0.5) ? 1 : -1) * scale);
}

/** A boat with a square sail. */
export function sailBoat(s: Scene, x: number, y: number, scale: number): string {
  const hull = mix('#5a3a32', s.hour.dark, 0.5);
  const sail = mix('#f3dfb8', s.hour.sky[2], 0.25);
  const drawn =
    line(d`M0 -6 V-150`, hull, 4) +
    path(d`M-58 -138 Q0 -150 60 -136 Q50 -80 62 -34 Q0 -24 -54 -36 Q-44 -88 -58 -138 Z`, sail) +
    path(
      d`M0 -146 Q34 -145 60 -136 Q50 -80 62 -34 Q34 -28 4 -28 Z`,
      mix(sail, s.hour.shade, 0.25),
    ) +
    path(d`M-92 -20 Q-50 -6 0 -6 Q50 -6 92 -24 Q78 10 44 12 H-46 Q-78 10 -92 -20 Z`, hull);
  return place(x, y, drawn, (s.random.chance(0.5) ? 1 : -1) * scale);
}

/** A houseboat or ferry with a mat roof. */
export function roofedBoat(s: Scene, x: number, y: number, scale: number): string {
  const hull = mix('#4a342f', s.hour.dark, 0.5);
  const mat = mix('#c99a5a', s.hour.shade, 0.3);
  const windows = times(4, (i) =>
    rect(-48 + i * 26, -32, 14, 14, s.hour.lamps ? s.hour.glow : hull),
  );
  const drawn = group(
    path(d`M-70 -8 Q-74 -56 -30 -58 H34 Q74 -54 72 -8 Z`, mat) +
      times(6, (i) => line(d`M${-50 + i * 20} -56 V-10`, mix(mat, s.hour.dark, 0.25), 1.4)) +
      windows +
      path(d`M-132 -34 Q-90 -8 0 -8 Q90 -8 130 -36 Q112 8 70 14 H-72 Q-112 8 -132 -34 Z`, hull),
  );
  return place(
    x,
    y,
    ellipse(0, 12, 124, 7, s.hour.dark, 'opacity=".28"') + drawn,
    (s.random.chance(0.5) ? 1 : -1) * scale,
  );
}
