/** State of a record's pending edits: being sent, stored on this device, or waiting for the user's decision. */
export type SaveState = 'sending' | 'saved here' | 'needs you';

const BY_SEVERITY: readonly SaveState[] = ['sending', 'saved here', 'needs you'];

/** Most severe of several states; null when nothing is pending. */
export function worstState(states: readonly (SaveState | null | undefined)[]): SaveState | null {
  return BY_SEVERITY.findLast((state) => states.includes(state)) ?? null;
}
