import { limits } from '../../../domain/limits';
import { sectionRules } from '../../../domain/tours/section';
import { type SectionView } from '../../../state/select/selectSections';

/** What the section forms share; a number is the text as typed when that is no number. */
export interface SectionFormValues {
  order_index: number | string | null;
  duration_seconds: number | string | null;
  title: string;
  description: string;
}

/** A new section has a language to choose, an old one a cover to replace. */
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

export function sectionEditValues(section: SectionView): SectionEditValues {
  const { order_index, duration_seconds, title, description } = section;
  return {
    order_index,
    duration_seconds,
    title: title ?? '',
    description: description ?? '',
    cover: null,
  };
}

/** 'Unsaved: title, cover'; null when nothing differs. */
export function sayUnsaved<Values extends SectionFormValues>(
  initial: Values,
  values: Values,
): string | null {
  const names = Object.keys(sectionFieldLabels) as (keyof typeof sectionFieldLabels)[]; // its own keys
  const changed = names
    .filter((name) => {
      const key = name as keyof Values; // a name the form lacks is undefined on both sides
      return values[key] !== initial[key];
    })
    .map((name) => sectionFieldLabels[name].toLowerCase());
  return changed.length === 0 ? null : `Unsaved: ${changed.join(', ')}`;
}

/** The number of what was typed as an order index; null for what is none. */
export function readOrder(value: SectionFormValues['order_index']): number | null {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
  const order = Number(value);
  return Number.isFinite(order) ? order : null;
}

/** Whole seconds, or null for what is empty or no number. */
export function readSeconds(value: SectionFormValues['duration_seconds']): number | null {
  const seconds = typeof value === 'string' ? Number.parseInt(value, 10) : (value ?? NaN);
  return Number.isFinite(seconds) ? Math.trunc(seconds) : null;
}

type EditErrors = { order_index?: string; duration_seconds?: string };

/** The rules of an edit: what is a number must be a possible one. What is none is not refused. */
export function checkSectionEdit(values: SectionFormValues): EditErrors {
  const errors: EditErrors = {};
  const order = readOrder(values.order_index);
  if (order !== null && !(Number.isInteger(order) && order >= 0)) {
    errors.order_index = 'Order index must be a non-negative number';
  }
  const seconds = readSeconds(values.duration_seconds);
  if (seconds !== null && seconds < limits.sectionSeconds) {
    errors.duration_seconds = `Duration must be at least ${limits.sectionSeconds} second`;
  }
  return errors;
}

/** The order index after the last one. */
export function nextOrder(sections: readonly { order_index: number }[]): number {
  return sections.reduce((next, { order_index }) => Math.max(next, order_index + 1), 0);
}

export const sectionDraft = (values: NewSectionValues) => sectionRules.cast(values);
