import { type Command } from '../../../ui/command/command';

/** Command of the editor, as its button, its shortcut and the list of shortcuts read it. */
export interface EditorCommand extends Command {
  group: 'Playback' | 'Chapters' | 'View';
}
