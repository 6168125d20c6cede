import { isUnparsedDuration } from '../../../domain/forms/typedTime';
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

/** Error of a duration that cannot be read, which would otherwise be saved as none; empty for any other. */
export function durationErrors({ duration_seconds }: SectionFormValues): Record<string, string> {
  if (!isUnparsedDuration(duration_seconds)) return {};
  return { duration_seconds: 'Enter a duration such as 90, 1:30 or 2m 30s' };
}

/** Parses an order index; null for text that is not a number. */
export function parseOrderIndex(value: SectionFormValues['order_index']): number | null {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
  const order = Number(value);
  return Number.isFinite(order) ? order : null;
}

interface OrderedSection {
  id: string;
  order_index: number;
}

/** The whole number that an order index must be; null for one that is refused. */
function allowedOrder(value: SectionFormValues['order_index']): number | null {
  const order = parseOrderIndex(value);
  return order !== null && Number.isSafeInteger(order) && order >= 0 ? order : null;
}

/**
 * Position in the list that an order index gives a section, counted from 1: behind all sections that have this index
 * already. Null for an index that is refused.
 */
export function positionText(
  value: SectionFormValues['order_index'],
  /** The tour's sections, sorted. */
  sections: readonly OrderedSection[],
  /** Id of the section; null for a new one. */
  ownId: string | null = null,
): string | null {
  const order = allowedOrder(value);
  if (order === null) return null;
  const own = sections.findIndex(({ id }) => id === ownId);
  const isSame = sections[own]?.order_index === order;
  const isBefore = ({ id, order_index }: OrderedSection) => id !== ownId && order_index <= order;
  const index = isSame ? own : sections.filter(isBefore).length;
  return `Position ${index + 1} in the list`;
}

interface NewPosition<Section> {
  /** Index in the list. */
  index: number;
  /** The section after which the new one comes; undefined where it is the first. */
  after: Section | undefined;
  /** The section whose order index was taken, which comes next; undefined where it was free. */
  before: Section | undefined;
  /** New order indices, by id, of those that make room: each goes up by as little as that takes. */
  moves: ReadonlyMap<string, number>;
}

/** Position of a new section at an order index, which a section that has it gives up; null for a refused index. */
export function newPosition<Section extends OrderedSection>(
  /** The tour's sections, sorted. */
  sections: readonly Section[],
  value: SectionFormValues['order_index'],
): NewPosition<Section> | null {
  const order = allowedOrder(value);
  if (order === null) return null;
  const index = sections.filter(({ order_index }) => order_index < order).length;
  const moves = new Map<string, number>();
  let taken = order;
  for (const { id, order_index } of sections.slice(index)) {
    if (order_index > taken) break;
    taken += 1;
    moves.set(id, taken);
  }
  const before = moves.size > 0 ? sections[index] : undefined;
  return { index, after: sections[index - 1], before, moves };
}

/** Order index after the last one. */
export function nextOrderIndex(sections: readonly { order_index: number }[]): number {
  return sections.reduce((next, { order_index }) => Math.max(next, order_index + 1), 0);
}

export const sectionDraft = (values: NewSectionValues) => sectionRules.cast(values);
