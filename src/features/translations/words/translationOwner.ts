import { type Problem } from '../../../domain/problem';
import { type SaveState } from '../../../domain/forms/saveState';
import { type TranslationDraft } from '../../../domain/tours/translation';
import { type Edit } from '../../../state/outbox/edit';
import { type ConsoleDispatch, type RootState } from '../../../state/select/rootState';
import { type CoverPlace } from '../../../state/sync/uploadCover';
import { type TranslationWords } from './translationWords';

/** The words of a tour or a section in one language. */
export interface TranslationText {
  language: string;
  title: string | null;
  description: string | null;
  /** Of tours. */
  slug_suffix?: string;
  cover_media_url?: string | null;
  /** How far its unsent edits are; null: there are none. */
  saveState: SaveState | null;
}

/** The words as a form holds them. */
export interface TextValues {
  title: string;
  description: string;
  slug_suffix: string;
}

/** What the translations belong to: a tour or a section. */
export interface TranslationOwner {
  kind: 'tour' | 'section';
  /** Where the drafts of its translations are kept: 'tour/{id}/translations/'. */
  drafts: string;
  /** Of a tour, once it is known. */
  primaryLanguage: string | null;
  words: TranslationWords;
  creation: (draft: TranslationDraft) => Edit;
  /** Null when nothing differs. */
  change: (language: string, initial: TextValues, values: TextValues) => Edit | null;
  removal: (language: string) => Edit;
  /** Where a translation has a cover of its own. */
  cover: TranslationCover | null;
}

export interface TranslationCover {
  place: (language: string) => CoverPlace;
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
