// One picture in progress: its seed, its colours and the definitions to which its shapes refer.

import { mix, tune } from './colour.js';
import { hours, type Hour, type HourName } from './hours.js';
import { seeded, type Random } from './random.js';
import type { Setting } from './sceneSettings.js';

export const W = 960;
export const H = 640;

export interface Material {
  light: string;
  base: string;
  shade: string;
  deep: string;
  /** Fills with light on one side: upright rounds, domes, flat walls. */
  drum: string;
  dome: string;
  wall: string;
}

export interface Scene {
  slug: string;
  city: string;
  motif: string;
  random: Random;
  hour: Hour;
  setting: Setting;
  sunX: number;
  sunY: number;
  lightLeft: boolean;
  stone: Material;
  second: Material;
  roof: Material;
  gold: Material;
  leaf: Material;
  ground: Material;
  water: string;
  /** A colour as seen through `share` of the air between here and the horizon. */
  far(colour: string, share: number): string;
  /** `dim` below 1 keeps a colour bright at any hour. */
  material(colour: string, dim?: number): Material;
  define(content: (id: string) => string): string;
  defs(): string;
}

function stops(list: [number, string][]): string {
  return list.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
}

export function makeScene(
  slug: string,
  motif: string,
  city: string,
  setting: Setting,
  hourName: HourName,
  family = slug,
): Scene {
  const random = seeded(slug);
  const shared = seeded(`${family} colours`);
  const plain = hours[hourName];
  const turn = shared.between(-7, 7);
  const [top, upper, lower, low] = plain.sky;
  const hour: Hour = {
    ...plain,
    sky: [
      tune(mix(top, setting.tint, 0.08), shared.between(-0.03, 0.03), 1, turn),
      tune(mix(upper, setting.tint, 0.13), 0, 1.16, turn),
      tune(mix(lower, setting.tint, 0.12), 0, 1.16, turn / 2),
      tune(mix(low, setting.tint, 0.06), 0, 1.1, turn / 2),
    ],
  };
  const lightLeft = random.chance(0.5);
  const definitions: string[] = [];
  const known = new Map<string, Material>();

  const define = (content: (id: string) => string): string => {
    const id = `d${definitions.length}`;
    definitions.push(content(id));
    return `url(#${id})`;
  };

  const material = (colour: string, dim = 1): Material => {
    const found = known.get(`${colour} ${dim}`);
    if (found) return found;
    const seen = mix(colour, hour.haze, hour.hazeShare * dim);
    const light = mix(tune(seen, 0.04), dim < 1 ? hour.glow : hour.light, hour.lightShare);
    const shade = mix(seen, hour.shade, hour.shadeShare * dim);
    const deep = mix(tune(seen, -0.16), hour.shade, Math.min(0.86, hour.shadeShare + 0.3) * dim);
    const [x1, x2, cx] = lightLeft ? [0, 1, 0.14] : [1, 0, 0.86];
    const bands: [number, string][] = [
      [0, light],
      [0.24, light],
      [0.27, seen],
      [0.62, seen],
      [0.65, shade],
      [1, shade],
    ];
    const rounds: [number, string][] = [
      [0, light],
      [0.37, light],
      [0.39, seen],
      [0.74, seen],
      [0.76, shade],
      [1, shade],
    ];
    const made: Material = {
      light,
      base: seen,
      shade,
      deep,
      drum: define(
        (id) => `<linearGradient id="${id}" x1="${x1}" x2="${x2}">${stops(bands)}</linearGradient>`,
      ),
      dome: define(
        (id) =>
          `<radialGradient id="${id}" cx="${cx}" cy=".36" r=".96">${stops(rounds)}</radialGradient>`,
      ),
      wall: define(
        (id) =>
          `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1">${stops([
            [0, seen],
            [1, hour.lamps ? mix(seen, hour.glow, 0.22) : mix(seen, light, 0.55)],
          ])}</linearGradient>`,
      ),
    };
    known.set(`${colour} ${dim}`, made);
    return made;
  };

  const side = random.between(0.1, 0.36);
  return {
    slug,
    city,
    motif,
    random,
    hour,
    setting,
    sunX: W * (lightLeft ? side : 1 - side),
    sunY: random.between(150, 250),
    lightLeft,
    stone: material(setting.stone),
    second: material(setting.second),
    roof: material(setting.roof),
    gold: material('#e8ab34', hour.lamps ? 0.4 : 1),
    leaf: material(setting.leaf),
    ground: material(setting.ground),
    water: mix(
      mix(hour.sky[1], hour.sky[2], 0.4),
      setting.water,
      hourName === 'night' ? 0.25 : 0.42,
    ),
    far: (colour, share) => mix(colour, mix(hour.sky[2], hour.sky[3], 0.45), share),
    material,
    define,
    defs: () => `<defs>${definitions.join('')}</defs>`,
  };
}
