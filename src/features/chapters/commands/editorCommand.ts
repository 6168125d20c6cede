import { type Command } from '../../../ui/command/command';

/** Something an editor can do: a button, a key and a line in the list of keys all read it. */
export interface EditorCommand extends Omit<Command, 'run'> {
  group: 'Playback' | 'Chapters' | 'View';
  run: (press: { isRepeated: boolean }) => void;
  /** Done again while the key is held down. */
  repeats?: boolean;
}
