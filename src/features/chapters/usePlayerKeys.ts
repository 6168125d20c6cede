import { useEffect, useEffectEvent } from 'react';
import { type Playback } from '../../audio/playback';
import { canTakeKey } from './canTakeKey';

export type Edge = 'start' | 'end';

/** What the keys do, for the list that is shown. */
export const playerKeys = [
  { keys: 'Space', label: 'Play or pause' },
  { keys: '←', label: 'Back 1 second' },
  { keys: '→', label: 'Forward 1 second' },
  { keys: 'Shift+←', label: 'Back 5 seconds' },
  { keys: 'Shift+→', label: 'Forward 5 seconds' },
  { keys: 'I', label: 'Set the start of the focused chapter to the playhead' },
  { keys: 'O', label: 'Set its end to the playhead' },
] as const;

const SECOND_MS = 1000;

/** The keys of the player, anywhere on the page but where somebody types. */
export function usePlayerKeys(playback: Playback, onMark: (edge: Edge) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!canTakeKey(event)) return;
    const step = (event.shiftKey ? 5 : 1) * SECOND_MS;
    const actions: Record<string, () => void> = {
      ' ': () => event.repeat || playback.toggle(),
      arrowleft: () => playback.skip(-step),
      arrowright: () => playback.skip(step),
      i: () => event.repeat || onMark('start'),
      o: () => event.repeat || onMark('end'),
    };
    const action = actions[event.key.toLowerCase()];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
