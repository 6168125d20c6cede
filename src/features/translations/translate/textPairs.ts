import { fieldErrors } from '../../../domain/forms/checkByRules';
import { type SaveState } from '../../../domain/forms/saveState';
import { translationRules } from '../../../domain/tours/translation';
import { type OutdatedText } from '../../../state/select/selectOutdatedTexts';
import { type SectionView } from '../../../state/select/selectSections';
import { type TourView } from '../../../state/select/tourViews';
import { type Edit } from '../../../state/outbox/edit';

export interface PairTexts {
  title: string;
  description: string;
}

/** A translation whose source changed afterwards. */
export interface OutdatedPair {
  texts: OutdatedText;
  /** Language of the changed source: the tour's primary language. */
  sourceLanguage: string;
  /** Edit that marks the translation as correct for the current source. */
  confirmation: Edit;
}

/** Texts of a tour, or of one of its sections, in two languages. */
export interface TextPair {
  /** 'tour', or the section's id. */
  key: string;
  /** Label, as in 'Tour' or 'Section 1'. */
  label: string;
  source: PairTexts;
  /** Language of the source, set only when another one substitutes for the chosen source language. */
  sourceLanguage?: string;
  /** Set when the source changed after the translation. */
  outdated?: OutdatedPair;
  /** Null when there are no texts in the target language yet. */
  target: PairTexts | null;
  /** Outbox state of the target's unsent edits; null when there are none. */
  saveState: SaveState | null;
}

/** True when there is source text to translate. */
export const hasSource = ({ source }: TextPair) => source.title + source.description !== '';

/** Form values of all pairs, keyed by `titleName` and `descriptionName`. */
export type PairValues = Record<string, string>;

export const titleName = (key: string) => `title:${key}`;
export const descriptionName = (key: string) => `description:${key}`;

const toTexts = (view: { title: string | null; description: string | null }): PairTexts => ({
  title: view.title ?? '',
  description: view.description ?? '',
});

/** Pairs of the tour, then of its sections in order. */
export function textPairs(
  tour: { source: TourView | null; target: TourView | null },
  sections: { source: readonly SectionView[]; target: readonly SectionView[] },
): TextPair[] {
  const targets = new Map(sections.target.map((section) => [section.id, section]));
  const sectionPairs = sections.source.map((section, index): TextPair => {
    const target = targets.get(section.id);
    return {
      key: section.id,
      label: `Section ${index + 1}`,
      source: toTexts(section),
      target: target?.hasText === true ? toTexts(target) : null,
      saveState: target?.saveState ?? null,
    };
  });
  const emptyTexts = { title: '', description: '' };
  return [
    {
      key: 'tour',
      label: 'Tour',
      source: tour.source === null ? emptyTexts : toTexts(tour.source),
      target: tour.target === null ? null : toTexts(tour.target),
      saveState: tour.target?.saveState ?? null,
    },
    ...sectionPairs,
  ];
}

export function pairValues(pairs: readonly TextPair[]): PairValues {
  return Object.fromEntries(
    pairs.flatMap(({ key, target }) => [
      [titleName(key), target?.title ?? ''],
      [descriptionName(key), target?.description ?? ''],
    ]),
  );
}

/** Field labels by field name, as in 'Title (Section 1)'. */
export const pairLabels = (pairs: readonly TextPair[]): PairValues =>
  Object.fromEntries(
    pairs.flatMap(({ key, label }) => [
      [titleName(key), `Title (${label})`],
      [descriptionName(key), `Description (${label})`],
    ]),
  );

/** Names of the fields with a non-empty source, in form order. */
export const namesWithSource = (pairs: readonly TextPair[]): string[] =>
  pairs.flatMap(({ key, source }) => [
    ...(source.title.trim() === '' ? [] : [titleName(key)]),
    ...(source.description.trim() === '' ? [] : [descriptionName(key)]),
  ]);

/** Names of the empty fields with a non-empty source. */
export const emptyNames = (pairs: readonly TextPair[], values: PairValues): string[] =>
  namesWithSource(pairs).filter((name) => (values[name] ?? '').trim() === '');

/** Texts of a pair in the form. */
export const pairTexts = (values: PairValues, key: string): PairTexts => ({
  title: values[titleName(key)] ?? '',
  description: values[descriptionName(key)] ?? '',
});

/**
 * True when the texts of a pair cannot be stored without a title: a description requires one, and a tour's title cannot
 * be removed.
 */
const needsTitle = ({ key, target }: TextPair, { description }: PairTexts) =>
  description.trim() !== '' || (key === 'tour' && target !== null && target.title !== '');

/** Validates the pairs by the rules of a translation. Pairs without a title that need none are skipped. */
export function validatePairs(
  language: string,
  pairs: readonly TextPair[],
  values: PairValues,
): PairValues {
  const errors: PairValues = {};
  for (const pair of pairs) {
    const { key } = pair;
    const { title, description } = pairTexts(values, key);
    if (title.trim() === '' && !needsTitle(pair, { title, description })) continue;
    const fields = fieldErrors(translationRules, { language, title, description });
    for (const message of Object.values(fields)) errors[titleName(key)] ??= message;
  }
  return errors;
}

function tourEdit(
  tourId: string,
  language: string,
  pair: TextPair,
  current: PairTexts,
): Edit | null {
  const { title, description } = current;
  if (pair.target === null) {
    if (title === '') return null;
    const draft = { language, title, description, slug_suffix: language };
    return { entity: 'tourTranslation', action: 'create', ref: { tourId }, fields: draft };
  }
  const change = {
    ...(title !== pair.target.title && { title }),
    // An empty description is not sent, so the stored one stays.
    ...(description !== '' && description !== pair.target.description && { description }),
  };
  if (Object.keys(change).length === 0) return null;
  return { entity: 'tourTranslation', action: 'update', ref: { tourId, language }, fields: change };
}

function sectionEdit(language: string, pair: TextPair, current: PairTexts): Edit | null {
  const { title, description } = current;
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

/** Texts that the form initially showed: the base of the edit's three-way merge. */
export function initialTexts(edit: Edit, initial: PairValues): PairTexts {
  return pairTexts(initial, 'sectionId' in edit.ref ? edit.ref.sectionId : 'tour');
}

/** Texts of a pair to store, trimmed; fields unchanged since `initial` follow the currently stored text. */
function currentTexts(pair: TextPair, values: PairValues, initial: PairValues): PairTexts {
  const formTexts = pairTexts(values, pair.key);
  const seenTexts = pairTexts(initial, pair.key);
  const current = (name: keyof PairTexts) =>
    formTexts[name] === seenTexts[name] ? (pair.target?.[name] ?? '') : formTexts[name].trim();
  return { title: current('title'), description: current('description') };
}

/** True when a tour's description was emptied: it is not sent, so the stored one stays. */
export const isDescriptionEmptied = ({ key, target }: TextPair, values: PairValues) =>
  key === 'tour' &&
  target !== null &&
  target.description !== '' &&
  pairTexts(values, key).description.trim() === '';

/** Form values after a save: an emptied description of the tour reverts to the stored one. */
export function savedValues(pairs: readonly TextPair[], values: PairValues): PairValues {
  const emptied = pairs.find((pair) => isDescriptionEmptied(pair, values));
  if (emptied === undefined) return values;
  return { ...values, [descriptionName(emptied.key)]: emptied.target?.description ?? '' };
}

/** Number of texts that differ from the stored ones, and the labels of the records that need a title for them. */
export function unsavedTexts(
  pairs: readonly TextPair[],
  values: PairValues,
  initial: PairValues,
): { count: number; untitled: string[] } {
  let count = 0;
  const untitled: string[] = [];
  for (const pair of pairs) {
    const current = currentTexts(pair, values, initial);
    const stored = pair.target ?? { title: '', description: '' };
    const changes =
      Number(current.title !== stored.title) + Number(current.description !== stored.description);
    count += changes;
    if (changes > 0 && current.title === '' && needsTitle(pair, current)) untitled.push(pair.label);
  }
  return { count, untitled };
}

/** Edits to send for new and changed texts, the tour first. */
export function pairEdits(
  tourId: string,
  language: string,
  pairs: readonly TextPair[],
  values: PairValues,
  initial: PairValues,
): Edit[] {
  return pairs.flatMap((pair) => {
    const current = currentTexts(pair, values, initial);
    const edit =
      pair.key === 'tour'
        ? tourEdit(tourId, language, pair, current)
        : sectionEdit(language, pair, current);
    return edit === null ? [] : [edit];
  });
}
