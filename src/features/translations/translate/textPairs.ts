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

/** A translation whose source was changed after it. */
export interface OutdatedPair {
  texts: OutdatedText;
  /** Language of that source, the tour's own. */
  sourceLanguage: string;
  /** Marks the translation as right for the present source. */
  confirmation: Edit;
}

/** Texts of a tour, or of one of its sections, in two languages. */
export interface TextPair {
  /** 'tour', or the id of the section. */
  key: string;
  /** Label: 'Tour', 'Section 1'. */
  label: string;
  source: PairTexts;
  /** Language of the source's texts where the chosen one has none. */
  sourceLanguage?: string;
  /** The source was changed after the translation. */
  outdated?: OutdatedPair;
  /** Null when there are none in the language yet. */
  target: PairTexts | null;
  /** Outbox state of the target's unsent edits. */
  saveState: SaveState | null;
}

/** True where there is a text to translate from. */
export const hasSource = ({ source }: TextPair) => source.title + source.description !== '';

/** Form values of all pairs: two texts each, keyed by `titleName` and `descriptionName`. */
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

/** Labels of the fields by their names: 'Title (Section 1)'. */
export const pairLabels = (pairs: readonly TextPair[]): PairValues =>
  Object.fromEntries(
    pairs.flatMap(({ key, label }) => [
      [titleName(key), `Title (${label})`],
      [descriptionName(key), `Description (${label})`],
    ]),
  );

/** Names of the fields whose source has a text, in the order of the form. */
export const wantedNames = (pairs: readonly TextPair[]): string[] =>
  pairs.flatMap(({ key, source }) => [
    ...(source.title.trim() === '' ? [] : [titleName(key)]),
    ...(source.description.trim() === '' ? [] : [descriptionName(key)]),
  ]);

/** Names of the fields that are empty where their source has a text. */
export const emptyNames = (pairs: readonly TextPair[], values: PairValues): string[] =>
  wantedNames(pairs).filter((name) => (values[name] ?? '').trim() === '');

/** Texts of a pair as the form has them. */
export const pairTexts = (values: PairValues, key: string): PairTexts => ({
  title: values[titleName(key)] ?? '',
  description: values[descriptionName(key)] ?? '',
});

/**
 * True where the texts of a pair can't be stored without a title: a description needs one, a tour keeps the one it
 * has.
 */
const needsTitle = ({ key, target }: TextPair, { description }: PairTexts) =>
  description.trim() !== '' || (key === 'tour' && target !== null && target.title !== '');

/** Validates the pairs by the rules of a translation. A pair without texts that needs no title is left alone. */
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
    // An empty value is not sent: the old one stays.
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

/** Texts that the form showed when it was opened: the base of the edit's three-way merge. */
export function initialTexts(edit: Edit, initial: PairValues): PairTexts {
  return pairTexts(initial, 'sectionId' in edit.ref ? edit.ref.sectionId : 'tour');
}

/** Texts of a pair as they are to be stored: trimmed; fields left at `initial` follow what is stored now. */
function currentTexts(pair: TextPair, values: PairValues, initial: PairValues): PairTexts {
  const formTexts = pairTexts(values, pair.key);
  const seenTexts = pairTexts(initial, pair.key);
  const current = (name: keyof PairTexts) =>
    formTexts[name] === seenTexts[name] ? (pair.target?.[name] ?? '') : formTexts[name].trim();
  return { title: current('title'), description: current('description') };
}

/** True where the description of a tour was emptied: it is not sent, and the old one stays. */
export const isDescriptionEmptied = ({ key, target }: TextPair, values: PairValues) =>
  key === 'tour' &&
  target !== null &&
  target.description !== '' &&
  pairTexts(values, key).description.trim() === '';

/** Form values after the save: an emptied description of the tour is the old one again. */
export function savedValues(pairs: readonly TextPair[], values: PairValues): PairValues {
  const emptied = pairs.find((pair) => isDescriptionEmptied(pair, values));
  if (emptied === undefined) return values;
  return { ...values, [descriptionName(emptied.key)]: emptied.target?.description ?? '' };
}

/** Number of the texts that differ from what is stored, and the labels of the records that lack a title for them. */
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

/** Edits that the form sends: new or changed texts; the tour first. */
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
