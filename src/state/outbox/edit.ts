import { type ChapterDraft } from '../../domain/chapters/chapterRules';
import { type EntityName, type RefOf } from '../../domain/entities/entities';
import { type MediaChange } from '../../domain/tours/mediaRules';
import { type SectionChange, type NewSection } from '../../domain/tours/sectionRules';
import { type TourChange, type NewTour } from '../../domain/tours/tourRules';
import {
  type SectionTextChange,
  type TourTextChange,
  type NewTranslation,
} from '../../domain/tours/translation';

interface Create<Entity extends EntityName, Fields> {
  entity: Entity;
  action: 'create';
  /** Reference to the parent of the new record. */
  ref: RefOf<Entity, 'create'>;
  fields: Fields;
}

interface Update<Entity extends EntityName, Fields> {
  entity: Entity;
  action: 'update';
  ref: RefOf<Entity, 'update'>;
  fields: Fields;
}

interface Remove<Entity extends EntityName> {
  entity: Entity;
  action: 'remove';
  ref: RefOf<Entity, 'remove'>;
}

/** Every edit that a person can make to tours, sections, media and chapters, except uploads. */
export type Edit =
  | Create<'tour', NewTour>
  | Update<'tour', TourChange>
  | Create<'tourTranslation', NewTranslation>
  | Update<'tourTranslation', TourTextChange>
  | Create<'section', NewSection>
  | Update<'section', SectionChange>
  | Create<'sectionTranslation', NewTranslation>
  | Update<'sectionTranslation', SectionTextChange>
  | Update<'media', MediaChange>
  | Create<'chapter', ChapterDraft>
  | Update<'chapter', ChapterDraft>
  | Removal;

export type Removal = { [Entity in EntityName]: Remove<Entity> }[EntityName];

/** The edit of one entity and action. */
export type EditOf<Entity extends EntityName, Action extends Edit['action']> = Extract<
  Edit,
  { entity: Entity; action: Action }
>;

/** Actions of an entity's edits. */
export type ActionOf<Entity extends EntityName> = Extract<Edit, { entity: Entity }>['action'];

/** A handler for each kind of edit; a missing handler fails the type check. */
export type ByEdit<More extends unknown[], Result> = {
  readonly [Entity in EntityName]: {
    readonly [Action in ActionOf<Entity>]: (edit: EditOf<Entity, Action>, ...more: More) => Result;
  };
};

/** Handler for an edit. */
export function pickByEdit<More extends unknown[], Result>(
  functions: ByEdit<More, Result>,
  { entity, action }: Edit,
): (edit: Edit, ...more: More) => Result {
  // cast: the handler is stored under the edit's own entity and action
  return Reflect.get(functions[entity], action) as (edit: Edit, ...more: More) => Result;
}
