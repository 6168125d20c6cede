/** Percentage of the accent colour in each part of the chapter track; the rest is the page colour. */
export const regionShades = {
  region: 12,
  neighbour: 26,
  hovered: 36,
  marked: 36,
  border: 44,
  handle: 70,
} as const;
