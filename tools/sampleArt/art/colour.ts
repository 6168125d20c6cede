// Colours as #rrggbb, mixed in OKLab so that blends stay clean.

type Triple = [number, number, number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number): number =>
  c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;

function lab(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  const r = toLinear(((value >> 16) & 255) / 255);
  const g = toLinear(((value >> 8) & 255) / 255);
  const b = toLinear((value & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((c) => Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, c))))))
    .map((c) => c.toString(16).padStart(2, '0'))
    .join('')}`;
}

export function mix(from: string, to: string, share: number): string {
  const [l1, a1, b1] = lab(from);
  const [l2, a2, b2] = lab(to);
  return hexOf([l1 + (l2 - l1) * share, a1 + (a2 - a1) * share, b1 + (b2 - b1) * share]);
}

/** Changes lightness by `light` (-1 to 1), chroma by the factor `chroma`, hue by `turn` degrees. */
export function tune(colour: string, light: number, chroma = 1, turn = 0): string {
  const [l, a, b] = lab(colour);
  const angle = (turn * Math.PI) / 180;
  return hexOf([
    Math.min(1, Math.max(0, l + light)),
    (a * Math.cos(angle) - b * Math.sin(angle)) * chroma,
    (a * Math.sin(angle) + b * Math.cos(angle)) * chroma,
  ]);
}
