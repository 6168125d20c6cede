import { type ComponentProps } from 'react';
import { OwnTranslationCommand } from './OwnTranslationCommand';
import { SourceCopyCommand } from './SourceCopyCommand';

/** Commands that fill the fields of a record. */
export function PairCommands(props: ComponentProps<typeof OwnTranslationCommand>) {
  return (
    <>
      <SourceCopyCommand {...props} />
      <OwnTranslationCommand {...props} />
    </>
  );
}
