import {
  entityOf,
  idNames,
  type EditAction,
  type EntityName,
  type IdName,
} from '../../domain/entities/entities';
import { type Fields } from '../../domain/record/field';
import { type Edit } from './edit';
import { fieldsOf } from './editFields';

/** The reference of any edit. */
type Ref = Readonly<Partial<Record<IdName | 'language', string>>>;

const refOf = ({ ref }: Edit): Ref => ref;

/** The key of a record: 'tour:<id>'. */
export const recordKey = (prefix: string, id: string) => `${prefix}:${id}`;

/** The key of a record's translation: 'tour:<id>/<language>'. */
export const translationKey = (prefix: string, id: string, language: string) =>
  `${recordKey(prefix, id)}/${language}`;

/** The id in a record's key, or in that of its translation; null under another prefix. */
export function idInKey(prefix: string, key: string): string | null {
  if (!key.startsWith(`${prefix}:`)) return null;
  return key.slice(prefix.length + 1).split('/')[0] ?? null;
}

/** The id in the first of the keys with that prefix; null without such a key. */
export function idInKeys(prefix: string, keys: readonly string[]): string | null {
  const key = keys.find((one) => one.startsWith(`${prefix}:`));
  return key === undefined ? null : idInKey(prefix, key);
}

/** The language in the key of a translation; null in any other. */
export const languageInKey = (key: string): string | null => key.split('/')[1] ?? null;

/** The key under which edits keep their order; `ownId` is the temporary id of a creation. */
export function orderKeyOf(edit: Edit, ownId: string | null): string {
  const { key, orderKey = key } = entityOf(edit.entity);
  return recordKey(orderKey.prefix, refOf(edit)[orderKey.idName] ?? ownId ?? '');
}

/** The language of the texts that an edit writes. */
export function languageOf(edit: Edit): string | undefined {
  const { language } = refOf(edit);
  const drafted = fieldsOf(edit)['language'];
  return language ?? (typeof drafted === 'string' ? drafted : undefined);
}

/** The key of the record or translation that an edit writes. */
export function recordKeyOf(edit: Edit, ownId: string | null): string {
  const { key, isTranslation } = entityOf(edit.entity);
  const id = refOf(edit)[key.idName] ?? ownId ?? '';
  return isTranslation === true
    ? translationKey(key.prefix, id, languageOf(edit) ?? '')
    : recordKey(key.prefix, id);
}

/** The ids of records that an edit names. */
export function idsIn(edit: Edit): string[] {
  const ref = refOf(edit);
  return idNames.flatMap((name) => ref[name] ?? []);
}

/** The same edit, with every id put through `rename`; the same object where nothing is renamed. */
export function renameIds(edit: Edit, rename: (id: string) => string): Edit {
  const ref = refOf(edit);
  const renamed: Partial<Record<IdName, string>> = {};
  for (const name of idNames) {
    const id = ref[name];
    if (id !== undefined && rename(id) !== id) renamed[name] = rename(id);
  }
  if (Object.keys(renamed).length === 0) return edit;
  return { ...edit, ref: { ...ref, ...renamed } } as Edit; // the same ids, under other names
}

const writes = (edit: Edit, passes: (field: Fields[string]) => boolean) => {
  const { fields } = entityOf(edit.entity);
  return Object.keys(fieldsOf(edit)).some((name) => {
    const field = fields[name];
    return field !== undefined && passes(field);
  });
};

/** True for an edit that creates a record or takes a slug: two such edits may collide. */
export const claimsIdentity = (edit: Edit): boolean =>
  edit.action === 'create' || writes(edit, ({ isUnique }) => isUnique === true);

/** True for an edit that can't be undone unnoticed: a removal, or a change of what the public sees. */
export const isDestructive = (edit: Edit): boolean =>
  edit.action === 'remove' ||
  (edit.action === 'update' && writes(edit, ({ isPublication }) => isPublication === true));

/** True for an edit of that entity and action. */
export const isEditOf = <Entity extends EntityName, Action extends EditAction>(
  edit: Edit,
  entity: Entity,
  action: Action,
): edit is Extract<Edit, { entity: Entity; action: Action }> =>
  edit.entity === entity && edit.action === action;
