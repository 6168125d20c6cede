// A quiet street of washed houses: shutters, balconies, tiled roofs, flowers over the wall.

import { mix } from '../art/colour.js';
import { H, W, type Material, type Scene } from '../art/scene.js';
import { circle, d, ellipse, line, path, polygon, rect, spread, times } from '../art/svg.js';
import { rounded } from '../parts/arches.js';
import { bushes } from '../parts/ground.js';
import { company, figure, rider } from '../parts/people.js';
import { tree } from '../parts/trees.js';

function shutter(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  trim: string,
  leaf: string,
): string {
  const lit = s.hour.lamps ? s.hour.glow : mix(s.hour.dark, s.stone.deep, 0.4);
  const slats = (at: number): string =>
    rect(at, y - h, w * 0.42, h, leaf) +
    times(6, (i) =>
      rect(at + 2, y - h + 5 + (i * (h - 6)) / 6, w * 0.42 - 4, 1.6, s.hour.dark, 'opacity=".3"'),
    );
  return (
    path(rounded(x, y + 3, w + 10, h + w * 0.56), trim) +
    path(rounded(x, y, w, h + w * 0.42), lit) +
    path(
      d`M${x - w * 0.44} ${y - h} a${w * 0.44} ${w * 0.4} 0 0 1 ${w * 0.88} 0 Z`,
      mix(leaf, '#f3e3b8', 0.5),
    ) +
    line(
      d`M${x} ${y - h - w * 0.38} V${y - h} M${x - w * 0.28} ${y - h - w * 0.26} L${x} ${y - h}
        L${x + w * 0.28} ${y - h - w * 0.26}`,
      trim,
      1.4,
    ) +
    slats(x - w * 0.78) +
    slats(x + w * 0.36) +
    rect(x - w * 0.9, y, w * 1.8, 4, trim)
  );
}

function tiles(x: number, y: number, w: number, h: number, m: Material): string {
  const count = Math.round(w / 13);
  return (
    polygon([x - 14, y, x + w + 14, y, x + w - 8, y - h, x + 8, y - h], m.base) +
    times(count, (i) =>
      line(
        d`M${x - 8 + ((w + 16) * (i + 0.5)) / count} ${y}
          L${x + 10 + ((w - 20) * (i + 0.5)) / count} ${y - h}`,
        m.shade,
        2.2,
        'opacity=".6"',
      ),
    ) +
    rect(x - 16, y - 3, w + 32, 6, m.light) +
    rect(x + 4, y - h - 3, w - 8, 5, m.light)
  );
}

function balcony(s: Scene, x: number, y: number, w: number, trim: string): string {
  const iron = mix(s.hour.dark, trim, 0.12);
  return (
    rect(x - w / 2 - 4, y, w + 8, 5, trim) +
    [-0.38, 0.38].map((k) => path(d`M${x + k * w - 4} ${y + 5} h8 q0 12 -10 16 Z`, trim)).join('') +
    line(d`M${x - w / 2} ${y - 30} H${x + w / 2}`, iron, 3) +
    spread(Math.round(w / 8), x - w / 2, x + w / 2, (at) =>
      line(d`M${at} ${y - 30} V${y}`, iron, 1.5),
    ) +
    spread(Math.round(w / 24), x - w / 2 + 10, x + w / 2 - 10, (at) =>
      circle(at, y - 15, 5, 'none', `stroke="${iron}" stroke-width="1.4"`),
    )
  );
}

function house(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  wash: string,
  index: number,
): string {
  const m = s.material(wash);
  const trim = s.material('#f7f0e2').light;
  const leaf = mix(
    [s.setting.second, '#3f7f78', '#8a3f3a', '#2f6a9a'][index % 4] ?? '#3f7f78',
    s.hour.dark,
    s.hour.lamps ? 0.3 : 0.08,
  );
  const bays = Math.max(2, Math.round(w / 92));
  const step = w / bays;
  const french = s.city.startsWith('Pu') && index % 3 !== 1;
  const roof = french
    ? rect(x - 6, y - h - 20, w + 12, 10, trim) +
      spread(Math.round(w / 15), x + 4, x + w - 4, (at) =>
        path(d`M${at - 4} ${y - h - 20} q-3 -8 0 -14 h8 q3 6 0 14 Z`, trim),
      ) +
      rect(x - 4, y - h - 38, w + 8, 6, trim) +
      rect(x - 3, y - h - 12, w + 6, 14, m.base)
    : tiles(x, y - h + 2, w, 48, s.roof);
  return (
    roof +
    rect(x, y - h, w, h, m.wall) +
    rect(s.lightLeft ? x + w - 12 : x, y - h, 12, h, m.shade) +
    rect(x, y - h, 7, h, trim) +
    rect(x + w - 7, y - h, 7, h, trim) +
    rect(x - 3, y - h, w + 6, 8, trim) +
    rect(x, y - h * 0.5 - 4, w, 6, trim) +
    rect(x, y - 20, w, 20, mix(m.shade, trim, 0.15)) +
    times(bays, (n) => {
      const at = x + step * (n + 0.5);
      const door = n === index % bays;
      return (
        shutter(s, at, y - h * 0.5 - 22, 30, h * 0.24, trim, leaf) +
        (n % 2 === index % 2 ? balcony(s, at, y - h * 0.5 - 18, 66, trim) : '') +
        (door
          ? path(rounded(at, y, 56, h * 0.4), trim) +
            path(rounded(at, y, 44, h * 0.365), leaf) +
            line(d`M${at} ${y} V${y - h * 0.36}`, s.hour.dark, 1.6, 'opacity=".5"') +
            rect(at - 16, y - h * 0.22, 11, h * 0.12, mix(leaf, '#ffffff', 0.16)) +
            rect(at + 5, y - h * 0.22, 11, h * 0.12, mix(leaf, '#ffffff', 0.16))
          : shutter(s, at, y - 34, 28, h * 0.22, trim, leaf))
      );
    }) +
    (s.hour.lamps ? circle(x + w * 0.5, y - h * 0.42, 5, '#fff3c8') : '')
  );
}

export function colouredStreet(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const y = 520;
  const french = s.city.startsWith('Pu');
  const washes = french
    ? ['#f0c04f', '#f6efe2', '#e8a878', '#f3d98a', '#dfe3d8']
    : ['#e0a23c', '#4f7fae', '#c9594a', '#f3e6cd', '#8fb09a'];
  let row = '';
  let x = -60;
  for (let i = 0; x < W; i += 1) {
    const w = s.random.between(186, 268);
    row += house(
      s,
      x,
      y,
      w,
      s.random.between(208, 286),
      washes[(i + (k > 0 ? 0 : 2)) % washes.length] ?? '#f0c04f',
      i,
    );
    x += w + 2;
  }
  const spire = W / 2 + k * 250;
  const tower =
    rect(spire - 30, 110, 60, 240, s.far(s.material('#f6efe2').light, 0.25)) +
    rect(spire - 36, 150, 72, 7, s.far(s.material('#f6efe2').shade, 0.25)) +
    path(rounded(spire, 146, 22, 28), s.far(s.stone.deep, 0.3)) +
    path(
      d`M${spire - 34} 110 Q${spire - 20} 84 ${spire} 60 Q${spire + 20} 84 ${spire + 34} 110 Z`,
      s.far(s.roof.base, 0.3),
    ) +
    rect(spire - 1.5, 36, 3, 26, s.far(s.stone.deep, 0.3)) +
    rect(spire - 8, 43, 16, 3, s.far(s.stone.deep, 0.3));
  const flower = mix(s.setting.accent, '#e04a8a', french ? 0.6 : 0.3);
  const lamp = (at: number): string =>
    line(d`M${at} ${y + 22} V${y - 124}`, s.hour.dark, 4) +
    path(
      d`M${at - 9} ${y - 146} h18 l-4 22 h-10 Z`,
      s.hour.lamps ? s.hour.glow : mix(s.hour.glow, s.hour.dark, 0.15),
    ) +
    path(d`M${at - 12} ${y - 146} L${at} ${y - 158} L${at + 12} ${y - 146} Z`, s.hour.dark);
  const climber = (at: number, foot: number): string =>
    bushes(s, foot, 46, at - 58, at + 62, flower) +
    bushes(s, foot - 34, 36, at - 30, at + 48, flower);
  return (
    tower +
    tree(s, 'palm', W / 2 - k * 170, 400, 290, 0.3) +
    tree(s, 'palm', W / 2 - k * 60, 400, 230, 0.34) +
    row +
    rect(0, y, W, 20, s.material('#d8cbb8').light) +
    rect(0, y + 18, W, 6, s.material('#b0a090').base) +
    rect(0, y + 24, W, H, s.material(french ? '#c9b8a0' : '#b8a590').base) +
    path(
      d`M0 ${y + 62} Q${W / 2} ${y + 40} ${W} ${y + 70} V${H} H0 Z`,
      s.material('#a89684').base,
    ) +
    climber(k > 0 ? 130 : 830, y + 4) +
    ellipse(W / 2, y + 30, 420, 6, s.hour.dark, 'opacity=".1"') +
    lamp(W / 2 + k * 90) +
    company(s, 4, 260, 700, y + 40, 82) +
    rider(s, W / 2 - k * 150, y + 92, 108) +
    figure(s, W / 2 + k * 330, y + 90, 112, 0) +
    tree(s, 'round', k > 0 ? -10 : W + 10, 660, 250)
  );
}
