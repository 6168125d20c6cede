import { type KeptDraft } from '../../../state/storage/draftStore';
import { type TranslationOwner } from '../words/translationOwner';

const ADDED = 'new/';
const CHANGED = 'edit/';

type Drafted = Pick<TranslationOwner, 'drafts'>;

/** Where a translation that is only being written is kept, by the language the form began with. */
export const placeOfAddition = (owner: Drafted, language: string) =>
  `${owner.drafts}${ADDED}${language}`;

/** Where changes to a translation are kept. */
export const placeOfChange = (owner: Drafted, language: string) =>
  `${owner.drafts}${CHANGED}${language}`;

/** Which form a draft at one of the owner's places is of. */
export function formOfDraft({ rest, draft }: KeptDraft) {
  if (rest.startsWith(CHANGED)) {
    const language = rest.slice(CHANGED.length);
    return { what: 'edit' as const, opened: language, language };
  }
  const { language } = draft.values;
  const opened = rest.slice(ADDED.length);
  return { what: 'new' as const, opened, language: String(language || opened) };
}
