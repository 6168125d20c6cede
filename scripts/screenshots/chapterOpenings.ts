import { dialog, opening, press, sees, type PictureOpening, type Step } from './openingSteps';

/** Steps that choose an entry of the editor's menu, which opens a dialog or panel. */
const entry = (name: string | RegExp): Step[] => [
  press('button', 'More chapter actions'),
  press('menuitem', name),
];

/** Openings on a section's recordings tab and in the chapter editor. */
export const chapterOpenings: readonly PictureOpening[] = [
  opening('audio', 'menu', press('button', 'More chapter actions'), sees('menu')),
  opening('audio', 'keys', press('button', 'Show the keys'), dialog),
  opening('audio', 'transcript', press('button', 'Show or hide the transcript')),
  opening('audio', 'speed', press('combobox', 'Speed'), sees('listbox')),
  opening('audio', 'import', ...entry('Import'), dialog),
  opening('audio', 'copy', ...entry(/^Copy/), dialog),
  opening('audio', 'suggestions', ...entry(/^Suggest/)),
  opening('audio', 'shift', ...entry(/^Shift/), dialog),
  opening('audio', 'titles', ...entry(/titles/i), dialog),
  opening('audio', 'title', press('button', 'Title of chapter 2')),
  opening('audio', 'start', press('button', 'Start of chapter 2')),
  opening('audio', 'description', press('button', 'Description of Carved from one ridge')),
  opening('audio', 'replace', press('button', 'Replace file of'), dialog),
  opening('audio', 'edit', press('button', /^Edit The Five/), dialog),
  opening('audio', 'delete', press('button', /^Delete The Five/), dialog),
  opening('audio', 'upload', press('button', 'Upload audio')),
  { ...opening('audio', 'refused', press('button', /^Save/)), isRefused: true },
];
