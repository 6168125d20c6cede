import { recordingPath } from '../../../domain/paths/sectionPaths';
import { translatePath } from '../../../domain/paths/tourPaths';
import { type SectionTextChange } from '../../../domain/tours/translation';
import { type TextValues, type TranslationOwner } from '../owner/translationOwner';
import { sectionTranslationMessages } from '../owner/translationMessages';

/** Text changes of a section; an empty text is stored as null. */
function sectionTextChange(initial: TextValues, values: TextValues): SectionTextChange {
  const change: SectionTextChange = {};
  for (const name of ['title', 'description'] as const) {
    const text = values[name].trim();
    if (text !== initial[name]) change[name] = text || null;
  }
  return change;
}

/** Translation owner for a section of a tour. */
export function sectionOwner(
  tourId: string,
  sectionId: string,
  primaryLanguage: string | null,
): TranslationOwner {
  return {
    kind: 'section',
    id: sectionId,
    translatePath: (language) => translatePath(language, tourId),
    audioPath: (language) => recordingPath(tourId, sectionId, language),
    draftPrefix: `section/${sectionId}/translations/`,
    primaryLanguage,
    messages: sectionTranslationMessages,
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
