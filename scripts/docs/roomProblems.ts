/**
 * Folder and description on a line of a fenced block, as in `src/ui/grid  the list`; an indented line continues the
 * description.
 */
const ROOM = /^([a-zA-Z][\w/-]*)?\s{2,}(\S.*)$/;
const FENCE = /^\s*```/;

/** Folder descriptions in the fenced blocks of a Markdown text, by folder. */
export function roomsIn(markdown: string): Map<string, string> {
  const rooms = new Map<string, string>();
  let isFenced = false;
  let last = '';
  for (const line of markdown.split('\n')) {
    if (FENCE.test(line)) isFenced = !isFenced;
    const [, folder = last, description = ''] = (isFenced && ROOM.exec(line)) || [];
    if (description === '') continue;
    const before = folder === last ? `${rooms.get(folder) ?? ''} ` : '';
    rooms.set(folder, before + description);
    last = folder;
  }
  return rooms;
}

const parentOf = (folder: string) => folder.split('/').slice(0, -1).join('/');

/** True for a folder with a description, or whose name occurs in the description of a parent folder. */
function isNamed(folder: string, rooms: ReadonlyMap<string, string>): boolean {
  const name = folder.split('/').at(-1) ?? '';
  for (let above = folder; above !== ''; above = parentOf(above)) {
    const description = rooms.get(above);
    if (description === undefined) continue;
    return above === folder || description.split(/[^\w-]+/).includes(name);
  }
  return false;
}

/** Problems of a page that describes source folders: every folder must be mentioned. */
export function roomProblems(markdown: string, folders: readonly string[]): string[] {
  const rooms = roomsIn(markdown);
  return folders
    .filter((folder) => !isNamed(folder, rooms))
    .map((folder) => `says nothing about ${folder}`);
}
