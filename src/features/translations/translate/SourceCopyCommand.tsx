import { type RefObject } from 'react';
import { useCommands } from '../../../ui/command/CommandScope';
import { type TextPair } from './textPairs';
import { COPY_KEYS, useSourceCopy } from './useSourceCopy';

interface SourceCopyCommandProps {
  pairs: readonly TextPair[];
  /** Key of the record whose field had the focus last. */
  lastKey: RefObject<string | null>;
}

/** Command that copies the source into the empty fields in use; those fields handle its keys themselves. */
export function SourceCopyCommand({ pairs, lastKey }: SourceCopyCommandProps) {
  const copy = useSourceCopy();
  const lastPair = () => pairs.find(({ key }) => key === lastKey.current);
  useCommands(
    [
      {
        id: 'copy-source',
        label: 'Copy source into the empty fields',
        group: 'Translate',
        keys: [COPY_KEYS],
        hasOwnKeys: true,
        canRun: () => lastPair() !== undefined,
        run: () => copy(lastPair()),
      },
    ],
    '',
  );
  return null;
}
