import { type SaveState } from '../../../domain/forms/saveState';
import { type SectionView } from '../../../state/select/selectSections';
import { type TourView } from '../../../state/select/tourViews';
import { type Edit } from '../../../state/outbox/edit';

interface Words {
  title: string;
  description: string;
}

/** The words of a tour, or of one of its sections, in two languages. */
export interface TextPair {
  /** 'tour', or the section's id. */
  key: string;
  /** 'Tour', 'Section 1'. */
  label: string;
  source: Words;
  /** Null where there are none in the language yet. */
  target: Words | null;
  /** How far the unsent edits of the target are. */
  saveState: SaveState | null;
}

/** A form of all pairs: two texts a pair, by `titleOf` and `descriptionOf` its key. */
export type PairValues = Record<string, string>;

export const titleOf = (key: string) => `title:${key}`;
export const descriptionOf = (key: string) => `description:${key}`;

const wordsOf = (view: { title: string | null; description: string | null }): Words => ({
  title: view.title ?? '',
  description: view.description ?? '',
});

/** The tour first, then its sections in their order. */
export function textPairs(
  tour: { source: TourView | null; target: TourView | null },
  sections: { source: readonly SectionView[]; target: readonly SectionView[] },
): TextPair[] {
  const targets = new Map(sections.target.map((section) => [section.id, section]));
  const ofSections = sections.source.map((section, place): TextPair => {
    const target = targets.get(section.id);
    return {
      key: section.id,
      label: `Section ${place + 1}`,
      source: wordsOf(section),
      target: target?.hasText === true ? wordsOf(target) : null,
      saveState: target?.saveState ?? null,
    };
  });
  const none = { title: '', description: '' };
  return [
    {
      key: 'tour',
      label: 'Tour',
      source: tour.source === null ? none : wordsOf(tour.source),
      target: tour.target === null ? null : wordsOf(tour.target),
      saveState: tour.target?.saveState ?? null,
    },
    ...ofSections,
  ];
}

export function pairValues(pairs: readonly TextPair[]): PairValues {
  return Object.fromEntries(
    pairs.flatMap(({ key, target }) => [
      [titleOf(key), target?.title ?? ''],
      [descriptionOf(key), target?.description ?? ''],
    ]),
  );
}

/** The words of a pair as they stand in the form. */
export const wordsIn = (values: PairValues, key: string): Words => ({
  title: values[titleOf(key)] ?? '',
  description: values[descriptionOf(key)] ?? '',
});

/** A title is required where there is a description, and where there was one. */
export function checkPairs(pairs: readonly TextPair[], values: PairValues): PairValues {
  const errors: PairValues = {};
  for (const { key, target } of pairs) {
    const { title, description } = wordsIn(values, key);
    if (title.trim() !== '') continue;
    const hadTitle = key === 'tour' && target !== null && target.title !== '';
    if (description.trim() !== '' || hadTitle) errors[titleOf(key)] = 'Title is required';
  }
  return errors;
}

function tourEdit(tourId: string, language: string, pair: TextPair, now: Words): Edit | null {
  const { title, description } = now;
  if (pair.target === null) {
    if (title === '') return null;
    const draft = { language, title, description, slug_suffix: language };
    return { entity: 'tourTranslation', action: 'create', ref: { tourId }, fields: draft };
  }
  const change = {
    ...(title !== pair.target.title && { title }),
    // An empty value is not sent: the old one stays.
    ...(description !== '' && description !== pair.target.description && { description }),
  };
  if (Object.keys(change).length === 0) return null;
  return { entity: 'tourTranslation', action: 'update', ref: { tourId, language }, fields: change };
}

function sectionEdit(language: string, pair: TextPair, now: Words): Edit | null {
  const { title, description } = now;
  if (pair.target === null) {
    if (title === '') return null;
    const draft = { language, title, description, slug_suffix: undefined };
    return {
      entity: 'sectionTranslation',
      action: 'create',
      ref: { sectionId: pair.key },
      fields: draft,
    };
  }
  const change = {
    ...(title !== pair.target.title && { title: title === '' ? null : title }),
    ...(description !== pair.target.description && {
      description: description === '' ? null : description,
    }),
  };
  if (Object.keys(change).length === 0) return null;
  return {
    entity: 'sectionTranslation',
    action: 'update',
    ref: { sectionId: pair.key, language },
    fields: change,
  };
}

/** What the form showed of an edit's words when it was begun. */
export function seenWords(edit: Edit, initial: PairValues): Words {
  return wordsIn(initial, 'sectionId' in edit.ref ? edit.ref.sectionId : 'tour');
}

/**
 * What the form, begun on `initial`, sends: words that are new or changed, trimmed; the tour first.
 * What nobody typed into stays as it is stored by now.
 */
export function pairEdits(
  tourId: string,
  language: string,
  pairs: readonly TextPair[],
  values: PairValues,
  initial: PairValues,
): Edit[] {
  return pairs.flatMap((pair) => {
    const typed = wordsIn(values, pair.key);
    const seen = wordsIn(initial, pair.key);
    const wordOf = (name: keyof Words) =>
      typed[name] === seen[name] ? (pair.target?.[name] ?? '') : typed[name].trim();
    const now = { title: wordOf('title'), description: wordOf('description') };
    const edit =
      pair.key === 'tour'
        ? tourEdit(tourId, language, pair, now)
        : sectionEdit(language, pair, now);
    return edit === null ? [] : [edit];
  });
}
