import { type Problem } from '../../../domain/problem';
import { type SaveState } from '../../../domain/forms/saveState';
import { type NewTranslation } from '../../../domain/tours/translation';
import { type Edit } from '../../../state/outbox/edit';
import { type ConsoleDispatch, type RootState } from '../../../state/select/rootState';
import { type CoverOwner } from '../../../state/sync/uploadCover';
import { type TranslationMessages } from './translationMessages';

/** Texts of a tour or a section in one language. */
export interface TranslationText {
  language: string;
  title: string | null;
  description: string | null;
  /** Slug suffix; tours only. */
  slug_suffix?: string;
  cover_media_url?: string | null;
  /** Outbox state of unsent edits; null when there are none. */
  saveState: SaveState | null;
}

/** Texts as form values. */
export interface TextValues {
  title: string;
  description: string;
  slug_suffix: string;
}

/** Owner of translations: a tour or a section. */
export interface TranslationOwner {
  kind: 'tour' | 'section';
  id: string;
  /** Path of the page that translates the tour's texts into a language, beside their source. */
  translatePath: (language: string) => string;
  /** Path to a section's recording in a language, or to its upload; null for a tour. */
  audioPath: ((language: string) => string) | null;
  /** Prefix of the drafts' storage keys, as in 'tour/{id}/translations/'. */
  draftPrefix: string;
  /** Primary language of the tour; null until loaded. */
  primaryLanguage: string | null;
  messages: TranslationMessages;
  creation: (draft: NewTranslation) => Edit;
  /** Edit for the changed texts; null when nothing changed. */
  change: (language: string, initial: TextValues, values: TextValues) => Edit | null;
  removal: (language: string) => Edit;
  /** Null when translations have no covers of their own. */
  cover: TranslationCover | null;
}

export interface TranslationCover {
  target: (language: string) => CoverOwner;
  save: (
    language: string,
    file: File,
  ) => (dispatch: ConsoleDispatch, getState: () => RootState) => Promise<Problem | null>;
}

export function textValues(text: TranslationText): TextValues {
  const { title, description, slug_suffix } = text;
  return {
    title: title ?? '',
    description: description ?? '',
    slug_suffix: slug_suffix ?? '',
  };
}
