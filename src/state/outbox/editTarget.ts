import { type Edit } from './edit';

/** Names the record whose edits must keep their order; `ownId` is the temporary id of a creation. */
export function laneOf(edit: Edit, ownId: string | null): string {
  switch (edit.kind) {
    case 'tour created':
      return `tour:${ownId ?? ''}`;
    case 'tour changed':
    case 'tour removed':
    case 'tour text created':
    case 'tour text changed':
    case 'tour text removed':
      return `tour:${edit.tourId}`;
    case 'section created':
      return `section:${ownId ?? ''}`;
    case 'section changed':
    case 'section removed':
    case 'section text created':
    case 'section text changed':
    case 'section text removed':
      return `section:${edit.sectionId}`;
    case 'media changed':
    case 'media removed':
    case 'chapter created':
    case 'chapter changed':
      return `media:${edit.mediaId}`;
    case 'chapter removed':
      return edit.mediaId === undefined ? `chapter:${edit.chapterId}` : `media:${edit.mediaId}`;
  }
}

/** Names the very record, or the words of it in one language, that an edit writes. */
export function targetOf(edit: Edit, ownId: string | null): string {
  switch (edit.kind) {
    case 'tour text created':
    case 'section text created':
      return `${laneOf(edit, ownId)}/${edit.draft.language}`;
    case 'tour text changed':
    case 'tour text removed':
    case 'section text changed':
    case 'section text removed':
      return `${laneOf(edit, ownId)}/${edit.language}`;
    case 'chapter created':
      return `chapter:${ownId ?? ''}`;
    case 'chapter changed':
    case 'chapter removed':
      return `chapter:${edit.chapterId}`;
    default:
      return laneOf(edit, ownId);
  }
}

const ID_FIELDS = ['tourId', 'sectionId', 'mediaId', 'chapterId'] as const;

/** The ids of records that an edit names. */
export function idsIn(edit: Edit): string[] {
  return ID_FIELDS.flatMap((name) => {
    const id: unknown = Reflect.get(edit, name);
    return typeof id === 'string' ? [id] : [];
  });
}

/** The same edit, with every id put through `rename`; the same object where nothing is renamed. */
export function renameIds(edit: Edit, rename: (id: string) => string): Edit {
  const renamed: Record<string, string> = {};
  for (const name of ID_FIELDS) {
    const id: unknown = Reflect.get(edit, name);
    if (typeof id === 'string' && rename(id) !== id) renamed[name] = rename(id);
  }
  return Object.keys(renamed).length === 0 ? edit : { ...edit, ...renamed };
}

/** Whether it makes a record or takes a slug: another that does may collide with it, or be taken for it. */
export function isNaming(edit: Edit): boolean {
  if (edit.kind === 'tour changed') return edit.change.slug !== undefined;
  return edit.kind.endsWith('created');
}

/** Whether it can't be taken back unnoticed: a removal, or what the public sees. */
export function isDestructive(edit: Edit): boolean {
  if (edit.kind === 'tour changed') return edit.change.is_published !== undefined;
  return edit.kind.endsWith('removed');
}
