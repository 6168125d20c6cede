import { translatePath } from '../../../domain/paths/tourPaths';
import { type TourTextChange } from '../../../domain/tours/translation';
import { textKey } from '../../../state/model/tourRows';
import { tourTranslationsEndpoints } from '../../../state/endpoints/tourTranslationsEndpoints';
import { uploadCover } from '../../../state/sync/uploadCover';
import {
  type TextValues,
  type TranslationCover,
  type TranslationOwner,
} from '../owner/translationOwner';
import { tourTranslationMessages } from '../owner/translationMessages';

function tourTextChange(language: string, initial: TextValues, values: TextValues): TourTextChange {
  const change: TourTextChange = {};
  if (values.title.trim() !== initial.title) change.title = values.title.trim();
  if (values.description !== initial.description) change.description = values.description;
  const suffix = values.slug_suffix.trim() || language;
  if (suffix !== initial.slug_suffix) change.slug_suffix = suffix;
  return change;
}

function tourCover(tourId: string): TranslationCover {
  const { getTourTranslations } = tourTranslationsEndpoints.endpoints;
  const target = (language: string) => ({ tourId, sectionId: null, language });
  return {
    target,
    save: (language, file) =>
      uploadCover(target(language), file, {
        reread: async (dispatch) =>
          dispatch(
            getTourTranslations.initiate({ tourId }, { forceRefetch: true, subscribe: false }),
          ),
        shown: (state) => state.tours.texts[textKey(tourId, language)]?.cover_media_url ?? null,
        edits: (url) => [
          {
            entity: 'tourTranslation',
            action: 'update',
            ref: { tourId, language },
            fields: { cover_media_url: url },
          },
        ],
      }),
  };
}

/** Translation owner for a tour. */
export function tourOwner(tourId: string, primaryLanguage: string | null): TranslationOwner {
  return {
    kind: 'tour',
    id: tourId,
    translatePath: (language) => translatePath(language, tourId),
    audioPath: null,
    draftPrefix: `tour/${tourId}/translations/`,
    primaryLanguage,
    messages: tourTranslationMessages,
    creation: (draft) => ({
      entity: 'tourTranslation',
      action: 'create',
      ref: { tourId },
      fields: { ...draft, slug_suffix: draft.slug_suffix || draft.language },
    }),
    change: (language, initial, values) => {
      const change = tourTextChange(language, initial, values);
      if (Object.keys(change).length === 0) return null;
      return {
        entity: 'tourTranslation',
        action: 'update',
        ref: { tourId, language },
        fields: change,
      };
    },
    removal: (language) => ({
      entity: 'tourTranslation',
      action: 'remove',
      ref: { tourId, language },
    }),
    cover: tourCover(tourId),
  };
}
