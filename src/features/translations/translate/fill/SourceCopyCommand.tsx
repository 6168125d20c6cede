import { type RefObject } from 'react';
import { useFormikContext } from 'formik';
import { useCommands } from '../../../../ui/command/CommandScope';
import { emptyNames, type PairValues, type TextPair } from '../textPairs';
import { COPY_KEYS, useSourceCopy } from '../useSourceCopy';

interface SourceCopyCommandProps {
  pairs: readonly TextPair[];
  /** Key of the record whose field had the focus last. */
  lastKey: RefObject<string | null>;
}

/** Brings a record into use by its first empty field: what was copied into one out of sight would not be noticed. */
function focusPair({ key }: TextPair): void {
  const fields = document.querySelectorAll<HTMLTextAreaElement>(
    `[data-pair="${CSS.escape(key)}"] textarea[name]`,
  );
  ([...fields].find(({ value }) => value.trim() === '') ?? fields[0])?.focus();
}

/**
 * Command that copies the source into the empty fields in use, which handle its keys themselves; where none was in use
 * yet, into those of the first record that has some.
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
