// A street in one-point perspective. Points are (side or x, height, depth); the eye looks along it.

import { W } from '../art/scene.js';
import { polygon, round } from '../art/svg.js';

export interface Street {
  /** Position on the sheet of a point of the street. */
  at(x: number, height: number, depth: number): [number, number];
  /** A patch of a side wall, between two depths and two heights. side is -1 or 1. */
  patch(
    side: number,
    near: number,
    far: number,
    low: number,
    high: number,
    fill: string,
    more?: string,
  ): string;
  /** A slope out from a side wall into the street, as of an awning. */
  slope(
    side: number,
    near: number,
    far: number,
    high: number,
    low: number,
    out: number,
    fill: string,
  ): string;
  /** The outline of an arch on a side wall. */
  arch(side: number, near: number, far: number, low: number, high: number, fill: string): string;
}

export function street(half: number, eye: number, horizon: number, vanish = W / 2): Street {
  const focus = 560;
  const at = (x: number, height: number, depth: number): [number, number] => [
    vanish + (x * focus) / depth,
    horizon - ((height - eye) * focus) / depth,
  ];
  const flat = (points: [number, number][]): number[] => points.flat();
  return {
    at,
    patch: (side, near, far, low, high, fill, more = '') =>
      polygon(
        flat([
          at(side * half, low, near),
          at(side * half, high, near),
          at(side * half, high, far),
          at(side * half, low, far),
        ]),
        fill,
        more,
      ),
    slope: (side, near, far, high, low, out, fill) =>
      polygon(
        flat([
          at(side * half, high, near),
          at(side * half, high, far),
          at(side * (half - out), low, far),
          at(side * (half - out), low, near),
        ]),
        fill,
      ),
    arch: (side, near, far, low, high, fill) => {
      const middle = (near + far) / 2;
      const spring = low + (high - low) * 0.62;
      const p = (depth: number, height: number): string =>
        at(side * half, height, depth)
          .map(round)
          .join(' ');
      return `<path d="M${p(near, low)} L${p(near, spring)} Q${p(near, high * 0.96)} ${p(middle, high)} Q${p(far, high * 0.96)} ${p(far, spring)} L${p(far, low)} Z" fill="${fill}"/>`;
    },
  };
}
