import { useDrafts } from '../../../state/hooks/useDrafts';
import { DraftOffer } from '../../../ui/feedback/DraftOffer';
import { formOfDraft } from './translationDrafts';
import { type TranslationOwner } from '../words/translationOwner';

interface TranslationDraftOffersProps {
  owner: TranslationOwner;
  /** Codes with a translation. */
  translated: ReadonlySet<string>;
  labelOf: (code: string) => string;
  onEdit: (code: string) => void;
  onAdd: (code: string) => void;
}

/** The ways back to translations that were left unsaved. */
export function TranslationDraftOffers(props: TranslationDraftOffersProps) {
  const { owner, translated, labelOf, onEdit, onAdd } = props;
  return useDrafts(owner.drafts).map((kept) => {
    const { what, opened, language } = formOfDraft(kept);
    if (what === 'edit' && !translated.has(opened)) return null;
    const label = labelOf(language);
    return (
      <DraftOffer
        key={kept.rest}
        subject={
          what === 'edit'
            ? `your changes to the ${label} translation.`
            : `a new ${label} translation.`
        }
        typedAtMs={kept.draft.typedAtMs}
        onContinue={() => (what === 'edit' ? onEdit(opened) : onAdd(opened))}
        onDiscard={kept.discard}
      />
    );
  });
}
