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

/** Reference of any edit, with all properties optional. */
type Ref = Readonly<Partial<Record<IdName | 'language', string>>>;

const refOf = ({ ref }: Edit): Ref => ref;

/** Key of a record: 'tour:<id>'. */
export const recordKey = (prefix: string, id: string) => `${prefix}:${id}`;

/** Key of a record's translation: 'tour:<id>/<language>'. */
export const translationKey = (prefix: string, id: string, language: string) =>
  `${recordKey(prefix, id)}/${language}`;

/** Id in the key of a record or of its translation; null when the prefix differs. */
export function idInKey(prefix: string, key: string): string | null {
  if (!key.startsWith(`${prefix}:`)) return null;
  return key.slice(prefix.length + 1).split('/')[0] ?? null;
}

/** Id in the first key with the prefix; null without such a key. */
export function idInKeys(prefix: string, keys: readonly string[]): string | null {
  const key = keys.find((one) => one.startsWith(`${prefix}:`));
  return key === undefined ? null : idInKey(prefix, key);
}

/** Language in the key of a translation; null in other keys. */
export const languageInKey = (key: string): string | null => key.split('/')[1] ?? null;

/** Key of the record within which edits keep their order; `ownId` is the temporary id of a creation. */
export function orderKeyOf(edit: Edit, ownId: string | null): string {
  const { key, orderKey = key } = entityOf(edit.entity);
  return recordKey(orderKey.prefix, refOf(edit)[orderKey.idName] ?? ownId ?? '');
}

/** Language of the texts that an edit writes; undefined for other edits. */
export function languageOf(edit: Edit): string | undefined {
  const { language } = refOf(edit);
  const drafted = fieldsOf(edit)['language'];
  return language ?? (typeof drafted === 'string' ? drafted : undefined);
}

/** Key of the record or translation that an edit writes. */
export function recordKeyOf(edit: Edit, ownId: string | null): string {
  const { key, isTranslation } = entityOf(edit.entity);
  const id = refOf(edit)[key.idName] ?? ownId ?? '';
  return isTranslation === true
    ? translationKey(key.prefix, id, languageOf(edit) ?? '')
    : recordKey(key.prefix, id);
}

/** Ids of records that an edit refers to. */
export function idsIn(edit: Edit): string[] {
  const ref = refOf(edit);
  return idNames.flatMap((name) => ref[name] ?? []);
}

/** The edit with `rename` applied to every id; the same object when no id changes. */
export function renameIds(edit: Edit, rename: (id: string) => string): Edit {
  const ref = refOf(edit);
  const renamed: Partial<Record<IdName, string>> = {};
  for (const name of idNames) {
    const id = ref[name];
    if (id !== undefined && rename(id) !== id) renamed[name] = rename(id);
  }
  if (Object.keys(renamed).length === 0) return edit;
  return { ...edit, ref: { ...ref, ...renamed } } as Edit; // cast: the same reference with other ids
}

const writes = (edit: Edit, passes: (field: Fields[string]) => boolean) => {
  const { fields } = entityOf(edit.entity);
  return Object.keys(fieldsOf(edit)).some((name) => {
    const field = fields[name];
    return field !== undefined && passes(field);
  });
};

/** True for an edit that creates a record or sets a slug: two such edits may collide. */
export const claimsIdentity = (edit: Edit): boolean =>
  edit.action === 'create' || writes(edit, ({ isUnique }) => isUnique === true);

/** True for an edit with consequences that cannot be undone unnoticed: a removal, or a change of publication. */
export const isDestructive = (edit: Edit): boolean =>
  edit.action === 'remove' ||
  (edit.action === 'update' && writes(edit, ({ isPublication }) => isPublication === true));

/** Type guard for an edit of that entity and action. */
export const isEditOf = <Entity extends EntityName, Action extends EditAction>(
  edit: Edit,
  entity: Entity,
  action: Action,
): edit is Extract<Edit, { entity: Entity; action: Action }> =>
  edit.entity === entity && edit.action === action;
