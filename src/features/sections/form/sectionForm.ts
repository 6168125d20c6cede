import { isUnparsedDuration } from '../../../domain/forms/typedTime';
import { sectionRules } from '../../../domain/tours/sectionRules';
import { type SectionView } from '../../../state/select/selectSections';

/** Values shared by the section forms. A number field holds the typed text when it is not a number; null when empty. */
export interface SectionFormValues {
  order_index: number | string | null;
  duration_seconds: number | string | null;
  title: string;
  description: string;
}

/** A new section's form adds a language to choose; an existing one's (`SectionEditValues`) adds a cover. */
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

/** Text as in 'Unsaved: title, cover'; null when nothing differs. */
export function formatUnsaved<Values extends SectionFormValues>(
  initial: Values,
  values: Values,
): string | null {
  const names = Object.keys(sectionFieldLabels) as (keyof typeof sectionFieldLabels)[]; // Keys of the record above, in order.
  const changed = names
    .filter((name) => {
      const key = name as keyof Values; // A name missing from the form is undefined on both sides.
      return values[key] !== initial[key];
    })
    .map((name) => sectionFieldLabels[name].toLowerCase());
  return changed.length === 0 ? null : `Unsaved: ${changed.join(', ')}`;
}

/** Error for a duration that cannot be parsed and would otherwise be saved as none; empty when valid. */
export function durationErrors({ duration_seconds }: SectionFormValues): Record<string, string> {
  if (!isUnparsedDuration(duration_seconds)) return {};
  return { duration_seconds: 'Enter a duration such as 90, 1:30 or 2m 30s' };
}

/** Parses an order index; null when empty or not a number. */
export function parseOrderIndex(value: SectionFormValues['order_index']): number | null {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
  const order = Number(value);
  return Number.isFinite(order) ? order : null;
}

interface OrderedSection {
  id: string;
  order_index: number;
}

/** Valid order index: a non-negative safe integer; null otherwise. */
function allowedOrder(value: SectionFormValues['order_index']): number | null {
  const order = parseOrderIndex(value);
  return order !== null && Number.isSafeInteger(order) && order >= 0 ? order : null;
}

/**
 * Text with the 1-based list position that an order index gives a section: after all others with the same index,
 * unchanged for its own current index. Null for an invalid index.
 */
export function positionText(
  value: SectionFormValues['order_index'],
  /** Sections of the tour, sorted by order index. */
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
  /** 0-based index in the list. */
  index: number;
  /** Preceding section; undefined for the first position. */
  after: Section | undefined;
  /** Following section, whose order index was taken; undefined when the index was free. */
  before: Section | undefined;
  /** New order indices by section id, shifted up no further than necessary to free the index. */
  moves: ReadonlyMap<string, number>;
}

/** Position of a new section at an order index, shifting sections that occupy it; null for an invalid index. */
export function newPosition<Section extends OrderedSection>(
  /** Sections of the tour, sorted by order index. */
  sections: readonly Section[],
  value: SectionFormValues['order_index'],
): NewPosition<Section> | null {
  const order = allowedOrder(value);
  if (order === null) return null;
  const index = sections.filter(({ order_index }) => order_index < order).length;
  const moves = new Map<string, number>();
  let lastOrder = order;
  for (const { id, order_index } of sections.slice(index)) {
    if (order_index > lastOrder) break;
    lastOrder += 1;
    moves.set(id, lastOrder);
  }
  const before = moves.size > 0 ? sections[index] : undefined;
  return { index, after: sections[index - 1], before, moves };
}

/** Order index after the last section. */
export function nextOrderIndex(sections: readonly { order_index: number }[]): number {
  return sections.reduce((next, { order_index }) => Math.max(next, order_index + 1), 0);
}

export const sectionDraft = (values: NewSectionValues) => sectionRules.cast(values);
