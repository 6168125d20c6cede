import { chapterFields } from '../chapters/chapter';
import { mediaFields } from '../tours/media';
import { sectionFields, sectionTranslationFields } from '../tours/section';
import { tourFields, tourTranslationFields } from '../tours/tour';
import { type Fields } from '../record/field';

/** Ids by which a reference identifies records. */
export const idNames = ['tourId', 'sectionId', 'mediaId', 'chapterId'] as const;
export type IdName = (typeof idNames)[number];

export type EditAction = 'create' | 'update' | 'remove';

/** Description of one kind of record: its fields, keys and the order of its edits. */
interface Entity {
  fields: Fields;
  /** Parts of an edit's reference, by action. Without `create`, records are created by an upload. */
  ref: Readonly<Partial<Record<EditAction, readonly (IdName | 'language')[]>>>;
  /** Prefix of the records' keys and the id that follows; for a translation, the id of the translated record. */
  key: { prefix: string; idName: IdName };
  /** True if records are keyed by language and the id of the translated record. */
  isTranslation?: true;
  /** Key under which edits are sent in order with those of the parent record. */
  orderKey?: { prefix: string; idName: IdName };
  /** Field of a creation that names the language of its included texts. */
  translationLanguageField?: string;
  /** True if a change writes all fields at once. */
  isWrittenWhole?: true;
}

/** Single source of truth about each editable entity. */
export const entities = {
  tour: {
    fields: tourFields,
    ref: { create: [], update: ['tourId', 'language'], remove: ['tourId'] },
    key: { prefix: 'tour', idName: 'tourId' },
    translationLanguageField: 'primary_language',
  },
  tourTranslation: {
    fields: tourTranslationFields,
    ref: { create: ['tourId'], update: ['tourId', 'language'], remove: ['tourId', 'language'] },
    key: { prefix: 'tour', idName: 'tourId' },
    isTranslation: true,
  },
  section: {
    fields: sectionFields,
    ref: { create: ['tourId'], update: ['sectionId'], remove: ['sectionId'] },
    key: { prefix: 'section', idName: 'sectionId' },
    translationLanguageField: 'language',
  },
  sectionTranslation: {
    fields: sectionTranslationFields,
    ref: {
      create: ['sectionId'],
      update: ['sectionId', 'language'],
      remove: ['sectionId', 'language'],
    },
    key: { prefix: 'section', idName: 'sectionId' },
    isTranslation: true,
  },
  media: {
    fields: mediaFields,
    ref: { update: ['mediaId'], remove: ['mediaId'] },
    key: { prefix: 'media', idName: 'mediaId' },
  },
  chapter: {
    fields: chapterFields,
    ref: {
      create: ['mediaId'],
      update: ['mediaId', 'chapterId'],
      remove: ['mediaId', 'chapterId'],
    },
    key: { prefix: 'chapter', idName: 'chapterId' },
    orderKey: { prefix: 'media', idName: 'mediaId' },
    isWrittenWhole: true,
  },
} as const satisfies Readonly<Record<string, Entity>>;

export type EntityName = keyof typeof entities;

/** Description of an entity, typed for code that handles all of them. */
export const entityOf = (name: EntityName): Entity => entities[name];

/** Reference of an edit of this entity and action. */
export type RefOf<Name extends EntityName, Action extends EditAction> =
  (typeof entities)[Name]['ref'] extends Record<Action, readonly (infer Part extends string)[]>
    ? Readonly<Record<Part, string>>
    : never;
