/** How much of the accent is in each part of the lane, in percent; the rest is the page. */
export const laneShades = {
  block: 12,
  neighbour: 26,
  hovered: 36,
  border: 44,
  handle: 70,
} as const;
