import type { ScrollVelocity } from '../../../src/ui/gridRows/scrollVelocity';

export type { ScrollVelocity };

/** Without scroll velocity: every row is drawn in full, at any speed. */
export const createScrollVelocity = (): ScrollVelocity => ({
  isFast: () => false,
  onScrollIdle: () => () => undefined,
  trackWheel: () => undefined,
  trackScroll: () => undefined,
});
