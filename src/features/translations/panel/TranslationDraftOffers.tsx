import { useDrafts } from '../../../state/hooks/useDrafts';
import { DraftOffer } from '../../../ui/feedback/DraftOffer';
import { draftForm } from './translationDrafts';
import { type TranslationOwner } from '../owner/translationOwner';

interface TranslationDraftOffersProps {
  owner: TranslationOwner;
  /** Codes of the translated languages. */
  translated: ReadonlySet<string>;
  labelOf: (code: string) => string;
  onEdit: (code: string) => void;
  onAdd: (code: string) => void;
}

/** Offers to continue unsaved translations. */
export function TranslationDraftOffers(props: TranslationDraftOffersProps) {
  const { owner, translated, labelOf, onEdit, onAdd } = props;
  return useDrafts(owner.draftPrefix).map((storedDraft) => {
    const { form, openedLanguage, language } = draftForm(storedDraft);
    if (form === 'edit' && !translated.has(openedLanguage)) return null;
    const label = labelOf(language);
    return (
      <DraftOffer
        key={storedDraft.subpath}
        subject={
          form === 'edit'
            ? `your changes to the ${label} translation.`
            : `a new ${label} translation.`
        }
        typedAtMs={storedDraft.draft.typedAtMs}
        onContinue={() => (form === 'edit' ? onEdit(openedLanguage) : onAdd(openedLanguage))}
        onDiscard={storedDraft.discard}
      />
    );
  });
}
