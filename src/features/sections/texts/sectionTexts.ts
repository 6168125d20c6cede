import { editErrors } from '../../../domain/forms/editRules';
import { type Edit } from '../../../state/outbox/edit';
import { type SectionView } from '../../../state/select/selectSections';

export const textFields = ['title', 'description'] as const;
export type TextField = (typeof textFields)[number];

/** Texts of a tour's sections in one language, keyed by `cellName`. */
export type TextValues = Record<string, string>;

/** Source texts of a translation, read-only beside the cells. */
export interface TextSource {
  /** Label of the source language. */
  label: string;
  /** Sections in the source language, by id. */
  sections: ReadonlyMap<string, SectionView>;
}

export const cellName = (field: TextField, sectionId: string) => `${field}:${sectionId}`;
export const isTitleCell = (name: string) => name.startsWith('title:');

/** Title and description of a section in the source language; empty when unknown. */
export const sourceTexts = (sources: ReadonlyMap<string, SectionView>, id: string) =>
  textFields.map((field) => sources.get(id)?.[field] ?? '');

export function textValues(sections: readonly SectionView[]): TextValues {
  return Object.fromEntries(
    sections.flatMap((section) =>
      textFields.map((field) => [cellName(field, section.id), section[field] ?? '']),
    ),
  );
}

/** Trimmed texts of a section that differ from the stored ones. */
function changedTexts(
  section: SectionView,
  values: TextValues,
): Partial<Record<TextField, string>> {
  const changed: Partial<Record<TextField, string>> = {};
  for (const field of textFields) {
    const text = (values[cellName(field, section.id)] ?? section[field] ?? '').trim();
    if (text !== (section[field] ?? '').trim()) changed[field] = text;
  }
  return changed;
}

/** Names of the cells with unsaved changes. */
export function changedNames(
  sections: readonly SectionView[],
  values: TextValues,
): ReadonlySet<string> {
  return new Set(
    sections.flatMap((section) => {
      const changed = changedTexts(section, values);
      return textFields
        .filter((field) => field in changed)
        .map((field) => cellName(field, section.id));
    }),
  );
}

/** Edits to send, in section order; an emptied stored text is sent as null. */
export function textEdits(sections: readonly SectionView[], values: TextValues): Edit[] {
  return sections.flatMap((section): Edit[] => {
    const changed = changedTexts(section, values);
    if (Object.keys(changed).length === 0) return [];
    const { id: sectionId, language } = section;
    if (!section.hasText) {
      const { title = '', description = '' } = changed;
      const draft = { language, title, description, slug_suffix: undefined };
      return [
        { entity: 'sectionTranslation', action: 'create', ref: { sectionId }, fields: draft },
      ];
    }
    const change = Object.fromEntries(
      Object.entries(changed).map(([field, text]) => [field, text === '' ? null : text]),
    );
    return [
      {
        entity: 'sectionTranslation',
        action: 'update',
        ref: { sectionId, language },
        fields: change,
      },
    ];
  });
}

/** Validation messages for changed texts, by cell name. */
export function validateTexts(sections: readonly SectionView[], values: TextValues): TextValues {
  const errors: TextValues = {};
  for (const section of sections) {
    for (const edit of textEdits([section], values)) {
      for (const [path, message] of Object.entries(editErrors(edit))) {
        const field = textFields.find((candidate) => candidate === path) ?? 'title';
        errors[cellName(field, section.id)] ??= message;
      }
    }
  }
  return errors;
}

/**
 * Three-way merge of typed values with newly stored ones: unchanged cells take the stored text; a typed text stays, and
 * keeps its base on a conflict.
 */
export function rebaseTexts(
  base: TextValues,
  values: TextValues,
  storedTexts: TextValues,
): { base: TextValues; values: TextValues } {
  const next = { base: { ...storedTexts }, values: { ...storedTexts } };
  for (const [name, stored] of Object.entries(storedTexts)) {
    const baseText = base[name];
    const typed = values[name];
    if (baseText === undefined || typed === undefined) continue;
    if (typed === baseText || typed.trim() === stored.trim()) {
      // Stored text is trimmed; typed text keeps the trailing space of ongoing typing.
      if (typed !== baseText) next.values[name] = typed;
      continue;
    }
    next.values[name] = typed;
    next.base[name] = baseText;
  }
  return next;
}
