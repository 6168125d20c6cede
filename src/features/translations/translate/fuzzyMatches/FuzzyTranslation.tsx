import {
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useFormikContext } from 'formik';
import { changeExcerpt } from '../../../../domain/text/diff/changeExcerpt';
import { type FuzzyMatch } from '../../../../domain/translating/fuzzyMatch';
import { usedTranslation } from '../../../../domain/translating/translationMemory';
import { useConsoleStore } from '../../../../state/hooks/storeHooks';
import { MarkedPart } from '../../../../ui/content/ChangedText';
import { Content } from '../../../../ui/content/Content';
import { selectTranslatedTexts, selectTranslationMemory } from '../selectTranslationMemory';
import { titleName, type PairValues } from '../textPairs';
import { useFill } from '../useFill';
import { type OfferProps } from '../useOwnTranslation';
import { growFuzzyIndex } from './fuzzyIndex';
import { FuzzyOffersContext, type FuzzyOffer } from './FuzzyOffers';
import { OfferButton } from './OfferButton';

/** Margin around the window in px that counts as in view: offers found there shift nothing visible. */
const SIGHT_MARGIN = 400;
/** Maximum length of the excerpt of the similar source, in graphemes. */
const EXCERPT_LENGTH = 140;

/** Calls back each time an element enters the viewport plus margin. */
function useInSight(element: RefObject<HTMLElement | null>, seen: () => void) {
  const call = useEffectEvent(seen);
  useEffect(() => {
    if (element.current === null) return undefined;
    if (!('IntersectionObserver' in window)) return call();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) call();
      },
      { rootMargin: `${SIGHT_MARGIN}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}

type FuzzyTranslated = FuzzyOffer & Pick<FuzzyMatch, 'similarity'>;

/** Best fuzzy match with a translation; looked up when the field comes into view, then kept for the text. */
function useFuzzyMatch(
  anchor: RefObject<HTMLElement | null>,
  text: string,
  from: string,
  to: string,
) {
  const store = useConsoleStore();
  const [found, setFound] = useState<{ text: string; near: FuzzyTranslated } | null>(null);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const look = async () => {
    if (found?.text === text || text.trim() === '') return;
    const state = store.getState();
    const memory = selectTranslationMemory(state, from, to);
    const sources = await growFuzzyIndex(selectTranslatedTexts(state, from, to), from, to);
    const near = sources.nearest(text, (known) => usedTranslation(memory, known) !== null);
    const used = near === null ? null : usedTranslation(memory, near.text);
    if (near === null || used === null || !isMounted.current) return;
    setFound({ text, near: { source: near.text, similarity: near.similarity, used } });
  };
  useInSight(anchor, () => void look());
  return found?.text === text ? found.near : null;
}

/** Similarity in whole per cent; capped at 99, since the texts are not identical. */
const percentOf = (similarity: number) => Math.min(99, Math.floor(similarity * 100));

/** Offer of the best fuzzy match, for a source without an exact translation. */
export function FuzzyTranslation({ pair, name, label, from, to }: OfferProps) {
  const { values } = useFormikContext<PairValues>();
  const fill = useFill();
  const offers = useContext(FuzzyOffersContext);
  const anchor = useRef<HTMLDivElement>(null);
  const text = name === titleName(pair.key) ? pair.source.title : pair.source.description;
  const near = useFuzzyMatch(anchor, text, from, to);
  useLayoutEffect(() => {
    if (near === null) return undefined;
    offers.set(name, near);
    return () => void offers.delete(name);
  }, [offers, name, near]);
  return (
    <>
      <div ref={anchor} />
      {near !== null && (
        <OfferButton
          label={`${label} for ${pair.label}`}
          name={name}
          text={near.used.text}
          language={to}
          isOffered={(values[name] ?? '').trim() === ''}
          onTake={() => fill([{ name, text: near.used.text }])}
        >
          {`${percentOf(near.similarity)}% like “`}
          <Content language={from}>
            {changeExcerpt(near.source, text, EXCERPT_LENGTH).map((part, index) => (
              // The parts have no ids and change only as a whole.
              <MarkedPart key={index} {...part} />
            ))}
          </Content>
          ”
        </OfferButton>
      )}
    </>
  );
}
