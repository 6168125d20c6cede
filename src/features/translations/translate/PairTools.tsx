import { type RefObject } from 'react';
import { EmptyTexts } from './EmptyTexts';
import { SourceCopyCommand } from './SourceCopyCommand';
import { type TextPair } from './textPairs';

interface PairToolsProps {
  pairs: readonly TextPair[];
  /** Key of the record whose field had the focus last. */
  lastKey: RefObject<string | null>;
}

/** What helps to translate: above the texts, and by keys in them. */
export function PairTools({ pairs, lastKey }: PairToolsProps) {
  return (
    <>
      <EmptyTexts pairs={pairs} />
      <SourceCopyCommand pairs={pairs} lastKey={lastKey} />
    </>
  );
}
