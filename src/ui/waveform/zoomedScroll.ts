/** What a scrolling box shows, in pixels. */
export interface ScrollView {
  left: number;
  width: number;
  /** Of everything in it. */
  whole: number;
}

/**
 * Where to scroll once everything is `whole` pixels wide, so that the playhead (its share of the
 * whole) stays where it was seen, or the middle of the view where it was not.
 */
export function zoomedScroll(before: ScrollView, whole: number, playheadShare: number): number {
  const playhead = playheadShare * before.whole - before.left;
  const isSeen = playhead >= 0 && playhead <= before.width;
  const anchor = isSeen ? playhead : before.width / 2;
  const share = before.whole > 0 ? (before.left + anchor) / before.whole : 0;
  return Math.min(Math.max(0, share * whole - anchor), Math.max(0, whole - before.width));
}
