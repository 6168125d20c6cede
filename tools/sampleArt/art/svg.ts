// The few SVG elements that the drawings use.

export const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data with every number rounded: d`M${x} ${y} h${w}`. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((text, part, i) => {
    const value = values[i];
    return text + part + (value === undefined ? '' : round(value));
  }, '');
}

export const path = (data: string, fill: string, more = ''): string =>
  `<path d="${data}" fill="${fill}" ${more}/>`;

export const line = (data: string, colour: string, width: number, more = ''): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${round(width)}" ${more}/>`;

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
): string {
  const size = `width="${round(width)}" height="${round(height)}"`;
  return `<rect x="${round(x)}" y="${round(y)}" ${size} fill="${fill}" ${more}/>`;
}

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  const size = `rx="${round(rx)}" ry="${round(ry)}"`;
  return `<ellipse cx="${round(x)}" cy="${round(y)}" ${size} fill="${fill}" ${more}/>`;
}

export const polygon = (points: number[], fill: string, more = ''): string =>
  `<polygon points="${points.map(round).join(' ')}" fill="${fill}" ${more}/>`;

export const group = (content: string, more = ''): string => `<g ${more}>${content}</g>`;

/** Moves content drawn around 0,0 to a place; a negative scale mirrors it. */
export function place(x: number, y: number, content: string, scale = 1, turn = 0): string {
  const size = `scale(${scale} ${Math.abs(scale)})`;
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned} ${size}">${content}</g>`;
}

export function times(count: number, draw: (i: number) => string): string {
  return Array.from({ length: Math.max(0, count) }, (_, i) => draw(i)).join('');
}

/** Draws `count` times, evenly spaced from `from` to `to`, both ends included. */
export function spread(
  count: number,
  from: number,
  to: number,
  draw: (at: number, i: number) => string,
): string {
  return times(count, (i) =>
    draw(count === 1 ? (from + to) / 2 : from + ((to - from) * i) / (count - 1), i),
  );
}
