import { type Language } from '../../domain/languages/language';
import { isolate } from '../../domain/text/script';
import { useDrafts } from '../../state/hooks/useDrafts';
import { DraftOffer } from '../../ui/feedback/DraftOffer';

interface LanguageDraftOffersProps {
  languages: readonly Language[];
  onContinue: (form: 'new' | { id: string }) => void;
}

/** Offers to continue languages that were left unsaved. */
export function LanguageDraftOffers({ languages, onContinue }: LanguageDraftOffersProps) {
  return useDrafts('language/').map(({ rest, draft, discard }) => {
    const language = languages.find(({ id }) => id === rest);
    if (language === undefined && rest !== 'new') return null;
    return (
      <DraftOffer
        key={rest}
        subject={
          language === undefined ? 'a new language.' : `your changes to ${isolate(language.label)}.`
        }
        typedAtMs={draft.typedAtMs}
        onContinue={() => onContinue(language === undefined ? 'new' : { id: language.id })}
        onDiscard={discard}
      />
    );
  });
}
