import { type StoredDraftEntry } from '../../../state/storage/draftStore';
import { type TranslationOwner } from '../owner/translationOwner';

const NEW_PREFIX = 'new/';
const EDIT_PREFIX = 'edit/';

type DraftOwner = Pick<TranslationOwner, 'draftPrefix'>;

/** Storage key of the draft of a new translation, by the language with which the form was opened. */
export const newTranslationKey = (owner: DraftOwner, language: string) =>
  `${owner.draftPrefix}${NEW_PREFIX}${language}`;

/** Storage key of the draft of edits to a translation. */
export const translationEditKey = (owner: DraftOwner, language: string) =>
  `${owner.draftPrefix}${EDIT_PREFIX}${language}`;

/** Form that a stored draft belongs to, with the language that opens it and the language of the draft. */
export function draftForm({ subpath, draft }: StoredDraftEntry) {
  if (subpath.startsWith(EDIT_PREFIX)) {
    const language = subpath.slice(EDIT_PREFIX.length);
    return { form: 'edit' as const, openedLanguage: language, language };
  }
  const { language } = draft.values;
  const openedLanguage = subpath.slice(NEW_PREFIX.length);
  return { form: 'new' as const, openedLanguage, language: String(language || openedLanguage) };
}
