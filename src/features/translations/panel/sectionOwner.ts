import { type SectionTextChange } from '../../../domain/tours/translation';
import { type TextValues, type TranslationOwner } from '../words/translationOwner';
import { sectionTranslationWords } from '../words/translationWords';

/** An empty text is kept as none. */
function sectionTextChange(initial: TextValues, values: TextValues): SectionTextChange {
  const change: SectionTextChange = {};
  for (const name of ['title', 'description'] as const) {
    const text = values[name].trim();
    if (text !== initial[name]) change[name] = text || null;
  }
  return change;
}

/** A section and its words in many languages. */
export function sectionOwner(sectionId: string): TranslationOwner {
  return {
    kind: 'section',
    drafts: `section/${sectionId}/translations/`,
    primaryLanguage: null,
    words: sectionTranslationWords,
    creation: ({ language, title, description }) => ({
      entity: 'sectionTranslation',
      action: 'create',
      ref: { sectionId },
      fields: { language, title, description },
    }),
    change: (language, initial, values) => {
      const change = sectionTextChange(initial, values);
      if (Object.keys(change).length === 0) return null;
      return {
        entity: 'sectionTranslation',
        action: 'update',
        ref: { sectionId, language },
        fields: change,
      };
    },
    removal: (language) => ({
      entity: 'sectionTranslation',
      action: 'remove',
      ref: { sectionId, language },
    }),
    cover: null,
  };
}
