import { ValidationError } from 'yup';
import { sectionTextChangeRules, translationRules } from '../../../domain/tours/translation';
import { type Edit } from '../../../state/outbox/edit';
import { type SectionView } from '../../../state/select/selectSections';

export const textFields = ['title', 'description'] as const;
export type TextField = (typeof textFields)[number];

/** The words of a tour's sections in one language, by `nameOf` field and section. */
export type TextValues = Record<string, string>;

export const nameOf = (field: TextField, sectionId: string) => `${field}:${sectionId}`;

export function textValues(sections: readonly SectionView[]): TextValues {
  return Object.fromEntries(
    sections.flatMap((section) =>
      textFields.map((field) => [nameOf(field, section.id), section[field] ?? '']),
    ),
  );
}

/** What of a section's words differs from what is stored, trimmed. */
function changedWords(
  section: SectionView,
  values: TextValues,
): Partial<Record<TextField, string>> {
  const changed: Partial<Record<TextField, string>> = {};
  for (const field of textFields) {
    const text = (values[nameOf(field, section.id)] ?? section[field] ?? '').trim();
    if (text !== (section[field] ?? '').trim()) changed[field] = text;
  }
  return changed;
}

/** The names of the cells that would be saved. */
export function changedNames(
  sections: readonly SectionView[],
  values: TextValues,
): ReadonlySet<string> {
  return new Set(
    sections.flatMap((section) => {
      const words = changedWords(section, values);
      return textFields.filter((field) => field in words).map((field) => nameOf(field, section.id));
    }),
  );
}

/** The rules of the section's form, and for a section without words those of a new translation. */
export function checkTexts(sections: readonly SectionView[], values: TextValues): TextValues {
  const errors: TextValues = {};
  for (const section of sections) {
    const words = changedWords(section, values);
    if (Object.keys(words).length === 0) continue;
    const { language } = section;
    const written = { title: '', description: '', ...words, language };
    try {
      if (section.hasText) sectionTextChangeRules.validateSync(words, { abortEarly: false });
      else translationRules.validateSync(written, { abortEarly: false });
    } catch (failure) {
      if (!(failure instanceof ValidationError)) throw failure;
      for (const { path, message } of failure.inner) {
        const field = textFields.find((one) => one === path) ?? 'title';
        errors[nameOf(field, section.id)] ??= message;
      }
    }
  }
  return errors;
}

/** What is sent, in the order of the sections; an emptied text as null. */
export function textEdits(sections: readonly SectionView[], values: TextValues): Edit[] {
  return sections.flatMap((section): Edit[] => {
    const words = changedWords(section, values);
    if (Object.keys(words).length === 0) return [];
    const { id: sectionId, language } = section;
    if (!section.hasText) {
      const { title = '', description = '' } = words;
      const draft = { language, title, description, slug_suffix: undefined };
      return [
        { entity: 'sectionTranslation', action: 'create', ref: { sectionId }, fields: draft },
      ];
    }
    const change = Object.fromEntries(
      Object.entries(words).map(([field, text]) => [field, text === '' ? null : text]),
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

/**
 * Values that were begun on `base`, over what is stored now: cells that nobody typed into follow it;
 * what was typed stays, and keeps its base where both have changed.
 */
export function rebaseTexts(
  base: TextValues,
  values: TextValues,
  live: TextValues,
): { base: TextValues; values: TextValues } {
  const next = { base: { ...live }, values: { ...live } };
  for (const [name, stored] of Object.entries(live)) {
    const was = base[name];
    const typed = values[name];
    if (was === undefined || typed === undefined) continue;
    if (typed === was || typed.trim() === stored.trim()) {
      // What is stored was trimmed; a text that is still being typed keeps its last space.
      if (typed !== was) next.values[name] = typed;
      continue;
    }
    next.values[name] = typed;
    next.base[name] = was;
  }
  return next;
}
