import { lazy, Suspense } from 'react';
import { formatCount } from '../../../domain/text/count';
import { isSameSource, type UsedTranslation } from '../../../domain/translating/translationMemory';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { textKey } from '../../../state/model/tourRows';
import { Content } from '../../../ui/content/Content';
import { OfferButton } from './fuzzyMatches/OfferButton';
import { useOwnTranslation, type OfferProps } from './useOwnTranslation';

// Loaded after the texts: the search goes through all cached texts.
const FuzzyTranslation = lazy(async () => ({
  default: (await import('./fuzzyMatches/FuzzyTranslation')).FuzzyTranslation,
}));

interface UsedInProps extends Pick<UsedTranslation, 'tourId' | 'count'> {
  from: string;
  /** Source text of the translation. */
  source: string;
}

/** Title of the tour that uses a translation, with the number of other records that do. */
function UsedIn({ tourId, count, from, source }: UsedInProps) {
  const title = useConsoleSelector(
    (state) => state.tours.texts[textKey(tourId ?? '', from)]?.title,
  );
  if (title === undefined || title === '') return `Used elsewhere, ${formatCount(count)} ×`;
  const others = count - 1;
  const isOfTitle = isSameSource(title, source);
  return (
    <>
      {isOfTitle ? 'Used for a tour of the same title' : 'Used in '}
      {!isOfTitle && <Content language={from}>{title}</Content>}
      {others > 0 && ` and ${formatCount(others)} more`}
    </>
  );
}

/** Offers an exact translation from elsewhere in the catalogue, or a fuzzy match. */
export function OwnTranslationButton(props: OfferProps) {
  const { pair, name, label, from, to } = props;
  const { offersFor, fill } = useOwnTranslation(from, to);
  const offer = offersFor(pair).find((each) => each.name === name);
  if (offer === undefined) {
    return (
      <Suspense fallback={null}>
        <FuzzyTranslation {...props} />
      </Suspense>
    );
  }
  return (
    <OfferButton
      label={`${label} for ${pair.label}`}
      name={name}
      text={offer.used.text}
      language={to}
      isOffered={offer.isEmpty}
      onTake={() => fill([offer])}
    >
      <UsedIn {...offer.used} from={from} source={offer.source} />
    </OfferButton>
  );
}
