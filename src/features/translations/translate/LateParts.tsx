import { type ComponentProps } from 'react';
import { OwnTranslationCommand } from './fill/OwnTranslationCommand';
import { SourceCopyCommand } from './fill/SourceCopyCommand';

// One file, so that what the page can do without at first comes at once.
export { KeptTexts } from './KeptTexts';
export { SourcelessTour } from './SourcelessTour';
export { UnreadTexts } from './UnreadTexts';

/** Commands that fill the fields of a record. */
export function PairCommands(props: ComponentProps<typeof OwnTranslationCommand>) {
  return (
    <>
      <SourceCopyCommand {...props} />
      <OwnTranslationCommand {...props} />
    </>
  );
}
