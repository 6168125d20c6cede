import { sectionRules } from '../../../domain/tours/sectionRules';
import { type SectionView } from '../../../state/select/selectSections';

/**
 * Values that the section forms share. A number field holds the typed text when that is not a
 * number.
 */
export interface SectionFormValues {
  order_index: number | string | null;
  duration_seconds: number | string | null;
  title: string;
  description: string;
}

/** A new section has a language to choose; an existing one has a cover to replace. */
export interface NewSectionValues extends SectionFormValues {
  language: string;
}
export interface SectionEditValues extends SectionFormValues {
  cover: File | null;
}

export const sectionFieldLabels = {
  order_index: 'Order index',
  duration_seconds: 'Duration (seconds)',
  language: 'Language',
  title: 'Title',
  description: 'Description',
  cover: 'Cover',
};

export function sectionFormValues(section: SectionView): SectionFormValues {
  const { order_index, duration_seconds, title, description } = section;
  return {
    order_index,
    duration_seconds,
    title: title ?? '',
    description: description ?? '',
  };
}

/** Formats 'Unsaved: title, cover'; null when nothing differs. */
export function formatUnsaved<Values extends SectionFormValues>(
  initial: Values,
  values: Values,
): string | null {
  const names = Object.keys(sectionFieldLabels) as (keyof typeof sectionFieldLabels)[]; // Keys of the record above, in order.
  const changed = names
    .filter((name) => {
      const key = name as keyof Values; // A name that the form lacks is undefined on both sides.
      return values[key] !== initial[key];
    })
    .map((name) => sectionFieldLabels[name].toLowerCase());
  return changed.length === 0 ? null : `Unsaved: ${changed.join(', ')}`;
}

/** Parses an order index; null for text that is not a number. */
export function parseOrderIndex(value: SectionFormValues['order_index']): number | null {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
  const order = Number(value);
  return Number.isFinite(order) ? order : null;
}

/** Place that the list shows for an order index, counted from 1; null for one that is refused. */
export function positionText(value: SectionFormValues['order_index']): string | null {
  const order = parseOrderIndex(value);
  return order !== null && Number.isSafeInteger(order) && order >= 0
    ? `Position ${order + 1} in the list`
    : null;
}

/**
 * Section after which a new one comes at an order index, and whether it has the same; null where the new one
 * is first or the value is refused.
 */
export function sectionBefore<Section extends { order_index: number }>(
  sections: readonly Section[],
  value: SectionFormValues['order_index'],
): { section: Section; isSamePlace: boolean } | null {
  const order = parseOrderIndex(value);
  if (order === null || positionText(value) === null) return null;
  const section = sections.findLast(({ order_index }) => order_index <= order);
  return section === undefined ? null : { section, isSamePlace: section.order_index === order };
}

/** Order index after the last one. */
export function nextOrderIndex(sections: readonly { order_index: number }[]): number {
  return sections.reduce((next, { order_index }) => Math.max(next, order_index + 1), 0);
}

export const sectionDraft = (values: NewSectionValues) => sectionRules.cast(values);
