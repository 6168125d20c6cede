import { type RefObject } from 'react';
import { useFormikContext } from 'formik';
import { useCommands } from '../../../../ui/command/CommandScope';
import { emptyNames, type PairValues, type TextPair } from '../textPairs';
import { COPY_KEYS, useSourceCopy } from '../useSourceCopy';

interface SourceCopyCommandProps {
  pairs: readonly TextPair[];
  /** Key of the record with the most recently focused field; null before any. */
  lastKey: RefObject<string | null>;
}

/** Focuses a record's first empty field, so that text is not copied out of view. */
function focusPair({ key }: TextPair): void {
  const fields = document.querySelectorAll<HTMLTextAreaElement>(
    `[data-pair="${CSS.escape(key)}"] textarea[name]`,
  );
  ([...fields].find(({ value }) => value.trim() === '') ?? fields[0])?.focus();
}

/**
 * Command that copies the source into the empty fields of the current record, whose fields handle the shortcut
 * themselves; before any was focused, of the first record with empty fields.
 */
export function SourceCopyCommand({ pairs, lastKey }: SourceCopyCommandProps) {
  const copy = useSourceCopy();
  const { values } = useFormikContext<PairValues>();
  const pairToFill = () =>
    pairs.find(({ key }) => key === lastKey.current) ??
    pairs.find((pair) => emptyNames([pair], values).length > 0);
  useCommands(
    [
      {
        id: 'copy-source',
        label: 'Copy source into the empty fields',
        group: 'Translate',
        keys: [COPY_KEYS],
        worksWhileTyping: true,
        canRun: () => pairToFill() !== undefined,
        run: () => {
          const pair = pairToFill();
          if (pair === undefined) return;
          const { activeElement } = document;
          if (activeElement?.closest('[data-pair]') === null) focusPair(pair);
          copy(pair);
        },
      },
    ],
    '',
  );
  return null;
}
