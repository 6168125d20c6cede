import { type Command } from '../../../ui/command/command';

/** Command of the editor, shared by its button, its shortcut and the shortcut list. */
export interface EditorCommand extends Command {
  group: 'Playback' | 'Chapters' | 'View';
}
