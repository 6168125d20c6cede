import { chapterRules } from '../chapters/chapterRules';
import { type EntityName } from '../entities/entities';
import { mediaChangeRules } from '../tours/mediaRules';
import { sectionChangeRules, sectionRules } from '../tours/sectionRules';
import { tourChangeRules, tourRules } from '../tours/tourRules';
import {
  sectionTextChangeRules,
  tourTextChangeRules,
  translationRules,
} from '../tours/translation';
import { fieldErrors } from './checkByRules';

/** Validation rules of edits, by entity and action, shared by the worker's routes and the forms. */
export const editRules = {
  tour: { create: tourRules, update: tourChangeRules },
  tourTranslation: { create: translationRules, update: tourTextChangeRules },
  section: { create: sectionRules, update: sectionChangeRules },
  sectionTranslation: { create: translationRules, update: sectionTextChangeRules },
  media: { update: mediaChangeRules },
  chapter: { create: chapterRules, update: chapterRules },
} as const;

type CheckedEdit =
  | { entity: EntityName; action: 'update'; fields: object }
  | { entity: Exclude<EntityName, 'media'>; action: 'create'; fields: object }
  | { entity: EntityName; action: 'remove' };

/** First message of each field of an edit that the worker would refuse; empty when it would accept the edit. */
export function editErrors(edit: CheckedEdit): Record<string, string> {
  if (edit.action === 'remove') return {};
  const rules =
    edit.action === 'create' ? editRules[edit.entity].create : editRules[edit.entity].update;
  return fieldErrors(rules, edit.fields);
}

/** Messages of several edits of one form, whose fields have distinct names. */
export function errorsOfEdits(edits: readonly CheckedEdit[]): Record<string, string> {
  return Object.assign({}, ...edits.map(editErrors)) as Record<string, string>; // merged from such objects
}
