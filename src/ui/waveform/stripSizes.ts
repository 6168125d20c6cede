/** Pixels. */
export const WAVE_HEIGHT = 96;
export const LANE_HEIGHT = 28;
export const RULER_HEIGHT = 20;
