import { type Command } from '../../../ui/command/command';

/** Command of the editor, as its button, its shortcut and the list of shortcuts read it. */
export interface EditorCommand extends Omit<Command, 'run'> {
  group: 'Playback' | 'Chapters' | 'View';
  run: (press: { isRepeated: boolean }) => void;
  /** True when it runs again while the key is held down. */
  repeats?: boolean;
}
