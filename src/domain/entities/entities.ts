import { chapterFields } from '../chapters/chapter';
import { mediaFields } from '../tours/media';
import { sectionFields, sectionTranslationFields } from '../tours/section';
import { tourFields, tourTranslationFields } from '../tours/tour';
import { type Fields } from '../record/field';

/** The ids by which a reference names records. */
export const idNames = ['tourId', 'sectionId', 'mediaId', 'chapterId'] as const;
export type IdName = (typeof idNames)[number];

export type EditAction = 'create' | 'update' | 'remove';

/** The fields of records of one kind, their keys, and the order of their edits. */
interface Entity {
  fields: Fields;
  /** Parts of the reference of an edit. Without `create`, an upload makes the records. */
  ref: Readonly<Partial<Record<EditAction, readonly (IdName | 'language')[]>>>;
  /**
   * Name that starts the keys of its records, followed by the id of that name: for a translation, its
   * record's.
   */
  key: { prefix: string; idName: IdName };
  /** True if its records are keyed by a language and the id of the translated record. */
  isTranslation?: true;
  /** True if its edits are sent in order with those of the parent record. */
  orderKey?: { prefix: string; idName: IdName };
  /** The field of a creation that names the language of the texts it includes. */
  translationLanguageField?: string;
  /** A change writes all fields at once. */
  isWrittenWhole?: true;
}

/** The one description of each entity that editors work on. */
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

/** The description of an entity, as what works on all of them reads it. */
export const entityOf = (name: EntityName): Entity => entities[name];

/** The reference of such an edit. */
export type RefOf<Name extends EntityName, Action extends EditAction> =
  (typeof entities)[Name]['ref'] extends Record<Action, readonly (infer Part extends string)[]>
    ? Readonly<Record<Part, string>>
    : never;
