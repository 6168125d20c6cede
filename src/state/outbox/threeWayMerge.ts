import { entities } from '../../domain/entities/entities';
import { type Field } from '../../domain/record/field';
import { isSameValue, type Fields } from './editFields';

/** Fields that follow another field's choice, mapped to that field. */
const followers: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(entities).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]: [string, Field<unknown>]) =>
      field.follows === undefined ? [] : [[name, field.follows]],
    ),
  ),
);

/** The given fields, with those that follow them. */
export const withFollowers = (names: readonly string[]): ReadonlySet<string> =>
  new Set([
    ...names,
    ...Object.keys(followers).filter((name) => names.includes(followers[name] ?? '')),
  ]);

export interface Difference {
  field: string;
  mine: unknown;
  theirs: unknown;
  base: unknown;
}

export interface MergedFields {
  /** Fields that still have to be sent. */
  fields: Fields;
  /** Fields that both sides changed to different values. */
  differences: Difference[];
}

/**
 * Three-way merge by field: values that the worker already has are dropped, changes by the person alone are kept,
 * changes by both are differences. Without a base, every value counts as the person's change.
 */
export function mergeFields(mine: Fields, base: Fields | null, theirs: Fields): MergedFields {
  const fields: Record<string, unknown> = {};
  const differences: Difference[] = [];
  for (const [field, value] of Object.entries(mine)) {
    if (followers[field] !== undefined || isSameValue(value, theirs[field])) continue;
    const baseValue = base?.[field];
    if (base !== null && field in base && isSameValue(value, baseValue)) continue;
    fields[field] = value;
    const isTheirs = base !== null && field in theirs && !isSameValue(baseValue, theirs[field]);
    if (isTheirs) differences.push({ field, mine: value, theirs: theirs[field], base: baseValue });
  }
  for (const [field, leader] of Object.entries(followers)) {
    if (field in mine && leader in fields) fields[field] = mine[field];
  }
  return { fields, differences };
}
