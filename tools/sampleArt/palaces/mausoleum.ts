// A garden tomb: great dome on its drum, kiosks, four minarets, a channel of water before it.

import { mix } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { d, group, line, path, polygon, rect, spread } from '../art/svg.js';
import { iwan, pointed } from '../parts/arches.js';
import { chhatri, finial, onion } from '../parts/domes.js';
import { mist, ripples } from '../parts/ground.js';
import { cypress, treeLine } from '../parts/trees.js';
import { merlons, minaret, panels } from '../parts/walls.js';

const ground = 446;

interface Tomb {
  minarets: boolean;
  platform: number;
  dome: number;
  arcade: boolean;
}

function body(s: Scene, x: number, foot: number, tomb: Tomb): string {
  const { stone: m, second } = s;
  const trim = tomb.minarets ? m.shade : s.material('#f3e8d6').light;
  const door = s.hour.lamps ? s.hour.glow : m.deep;
  const wing = (side: number): string => {
    const near = x + side * 58;
    const far = x + side * 132;
    const left = Math.min(near, far);
    const lit = side < 0 === s.lightLeft;
    const niche = (at: number, y: number, w: number, h: number): string =>
      path(pointed(at, y, w + 5, h + 5), trim) +
      path(pointed(at, y, w, h), m.shade) +
      path(pointed(at, y, w * 0.5, h * 0.66), m.deep);
    const corner = polygon(
      [far, foot, far, foot - 118, far + side * 22, foot - 112, far + side * 22, foot],
      lit ? m.light : m.shade,
    );
    return (
      rect(left, foot - 118, 74, 118, m.wall) +
      corner +
      niche(x + side * 95, foot, 44, 50) +
      niche(x + side * 95, foot - 60, 44, 46) +
      niche(far + side * 11, foot, 11, 48) +
      niche(far + side * 11, foot - 58, 11, 44) +
      rect(left, foot - 118, 74, 4, trim) +
      merlons(left, foot - 117, 74, 7, m.base)
    );
  };
  const drum =
    rect(x - tomb.dome * 0.86, foot - 176, tomb.dome * 1.72, 62, m.drum) +
    panels(x - tomb.dome * 0.82, foot - 164, tomb.dome * 1.64, 16, 14, m.shade) +
    rect(x - tomb.dome * 0.93, foot - 182, tomb.dome * 1.86, 9, m.light);
  const spires = [-154, -132, -57, 57, 132, 154].map(
    (at) => rect(x + at - 2, foot - 138, 4, 138, m.light) + finial(s, x + at, foot - 138, 20),
  );
  return (
    chhatri(s, x - 62, foot - 118, 40, m) +
    chhatri(s, x + 62, foot - 118, 40, m) +
    drum +
    onion(s, x, foot - 180, tomb.dome, tomb.minarets ? m : s.material('#f5efe4')) +
    chhatri(s, x - 98, foot - 116, 52, second === m ? m : m) +
    chhatri(s, x + 98, foot - 116, 52, m) +
    wing(-1) +
    wing(1) +
    spires.join('') +
    iwan(x, foot, 112, 158, m, door, trim, s.lightLeft) +
    merlons(x - 56, foot - 157, 112, 8, m.light)
  );
}

function building(s: Scene, x: number, tomb: Tomb): string {
  const foot = ground - tomb.platform;
  const half = tomb.arcade ? 330 : 250;
  const m = s.stone;
  const arcade = tomb.arcade
    ? spread(
        17,
        x - half + 22,
        x + half - 22,
        (at) =>
          path(pointed(at, ground, 28, tomb.platform - 10), m.shade) +
          path(pointed(at, ground, 18, tomb.platform - 18), s.hour.lamps ? s.hour.glow : m.deep),
      )
    : panels(x - half, ground - tomb.platform + 10, half * 2, tomb.platform - 16, 30, m.shade);
  const towers = (at: number, size: number, h: number): string =>
    minaret(s, x - at, foot + 6, size, h, m) + minaret(s, x + at, foot + 6, size, h, m);
  return (
    (tomb.minarets ? towers(176, 15, 214) : '') +
    body(s, x, foot, tomb) +
    rect(x - half, foot, half * 2, tomb.platform, m.wall) +
    arcade +
    rect(x - half - 4, foot - 3, half * 2 + 8, 6, m.light) +
    (tomb.minarets ? towers(232, 19, 252) : '')
  );
}

function garden(s: Scene, x: number, shown: string): string {
  const grass = s.ground;
  const pool = [x - 26, ground + 22, x + 26, ground + 22, x + 150, H, x - 150, H];
  const clip = s.define((id) => `<clipPath id="${id}">${polygon(pool, '#000')}</clipPath>`);
  const bank = (k: number): string =>
    polygon(
      [x - 26 * k, ground + 22, x + 26 * k, ground + 22, x + 150 * k, H, x - 150 * k, H],
      s.stone.light,
    );
  const flip = d`matrix(1 0 0 -0.72 0 ${(ground + 10) * 1.72})`;
  const lawn = (side: number, k: number, fill: string): string =>
    polygon(
      [
        x + side * 60,
        ground + 22,
        x + side * 60 * k,
        ground + 22,
        x + side * 420 * k,
        H,
        x + side * 330,
        H,
      ],
      fill,
    );
  const row = [0.05, 0.16, 0.32, 0.55, 0.86].map((k) => {
    const y = ground + 24 + (H - ground) * k * 0.92;
    const reach = 66 + 330 * k * 0.86;
    const h = 40 + 150 * k;
    const lit = mix(s.leaf.base, s.hour.dark, k * 0.3);
    const dark = mix(s.leaf.deep, s.hour.dark, k * 0.4);
    return cypress(x - reach, y, h, dark, lit) + cypress(x + reach, y, h, dark, lit);
  });
  return (
    rect(0, ground, W, H - ground, grass.base) +
    rect(0, ground, W, 22, s.material('#d8c4a4').light) +
    lawn(-1, 3.2, grass.light) +
    lawn(1, 3.2, grass.light) +
    polygon([x - 66, ground + 22, x - 40, ground + 22, x - 236, H, x - 330, H], grass.shade) +
    polygon([x + 66, ground + 22, x + 40, ground + 22, x + 236, H, x + 330, H], grass.shade) +
    bank(1.34) +
    polygon(pool, s.water) +
    group(group(shown, `transform="${flip}"`), `clip-path="${clip}" opacity=".62"`) +
    group(ripples(s, ground + 26, H, x - 120, x + 120), `clip-path="${clip}"`) +
    row.join('')
  );
}

export function mausoleum(s: Scene): string {
  const taj = s.city === 'Agra' || s.slug.includes('taj');
  const tomb: Tomb = taj
    ? { minarets: true, platform: 34, dome: 82, arcade: false }
    : { minarets: false, platform: 62, dome: 76, arcade: true };
  const x = W / 2;
  const shown = building(s, x, tomb);
  return (
    treeLine(s, ground - 6, 34, 0.45) +
    mist(s, ground, 90, 0.5) +
    shown +
    line(d`M0 ${ground} H${W}`, s.stone.shade, 2, 'opacity=".4"') +
    garden(s, x, shown)
  );
}
