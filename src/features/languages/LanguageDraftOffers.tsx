import { type Language } from '../../domain/languages/language';
import { isolate } from '../../domain/text/script';
import { useDrafts } from '../../state/hooks/useDrafts';
import { DraftOffer } from '../../ui/feedback/DraftOffer';

interface LanguageDraftOffersProps {
  languages: readonly Language[];
  onContinue: (form: 'new' | { id: string }) => void;
}

/** Offers to continue unsaved languages. */
export function LanguageDraftOffers({ languages, onContinue }: LanguageDraftOffersProps) {
  return useDrafts('language/').map(({ subpath, draft, discard }) => {
    const language = languages.find(({ id }) => id === subpath);
    if (language === undefined && subpath !== 'new') return null;
    return (
      <DraftOffer
        key={subpath}
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
