import { type RefObject } from 'react';
import { EmptyTexts } from './EmptyTexts';
import { OwnTranslationCommand } from './OwnTranslationCommand';
import { SourceCopyCommand } from './SourceCopyCommand';
import { type TextPair } from './textPairs';

interface PairToolsProps {
  pairs: readonly TextPair[];
  from: string;
  to: string;
  /** Key of the record whose field had the focus last. */
  lastKey: RefObject<string | null>;
}

/** What helps to translate: above the texts, and by keys in them. */
export function PairTools(props: PairToolsProps) {
  return (
    <>
      <EmptyTexts pairs={props.pairs} />
      <SourceCopyCommand {...props} />
      <OwnTranslationCommand {...props} />
    </>
  );
}
