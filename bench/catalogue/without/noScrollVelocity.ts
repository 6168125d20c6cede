import type { ScrollVelocity } from '../../../src/ui/gridRows/scrollVelocity';

export type { ScrollVelocity };

/** Without scroll velocity: each row is drawn in full, however fast it goes by. */
export const createScrollVelocity = (): ScrollVelocity => ({
  isFast: () => false,
  onScrollIdle: () => () => undefined,
  trackWheel: () => undefined,
  trackScroll: () => undefined,
});
