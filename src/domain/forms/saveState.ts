/** How far the unsent edits of a record are: on their way, stored here, or waiting for the person. */
export type SaveState = 'sending' | 'saved here' | 'needs you';

const RANK: readonly SaveState[] = ['sending', 'saved here', 'needs you'];

/** The state that is said when parts of a record are in different ones; null: nothing is unsent. */
export function worstState(states: readonly (SaveState | null | undefined)[]): SaveState | null {
  return RANK.findLast((state) => states.includes(state)) ?? null;
}
