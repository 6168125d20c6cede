import { type RefObject } from 'react';
import { useCommands } from '../../../../ui/command/CommandScope';
import { type TextPair } from '../textPairs';
import { OWN_TRANSLATION_KEYS, useOwnTranslation } from '../useOwnTranslation';

interface OwnTranslationCommandProps {
  pairs: readonly TextPair[];
  from: string;
  to: string;
  /** Key of the record with the most recently focused field; null before any. */
  lastKey: RefObject<string | null>;
}

/** Command that fills the empty fields of the current record with translations from elsewhere. */
export function OwnTranslationCommand({ pairs, from, to, lastKey }: OwnTranslationCommandProps) {
  const { emptyOffersInSightFor, fill } = useOwnTranslation(from, to);
  const lastPair = () => pairs.find(({ key }) => key === lastKey.current);
  useCommands(
    [
      {
        id: 'own-translation',
        label: 'Use the translation from elsewhere',
        group: 'Translate',
        keys: [OWN_TRANSLATION_KEYS],
        worksWhileTyping: true,
        canRun: () => {
          const pair = lastPair();
          return pair !== undefined && emptyOffersInSightFor(pair).length > 0;
        },
        run: () => {
          const pair = lastPair();
          if (pair !== undefined) fill(emptyOffersInSightFor(pair));
        },
      },
    ],
    '',
  );
  return null;
}
