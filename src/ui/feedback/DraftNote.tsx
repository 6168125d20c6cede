import Button from '@mui/material/Button';
import { formatAgo } from '../../domain/text/date';
import { InfoBanner } from './InfoBanner';

export interface DraftNoteProps {
  /** Epoch milliseconds. */
  typedAtMs: number;
  hadFile: boolean;
  /** Labels of restored fields that somebody has changed meanwhile. */
  clashes: readonly string[];
  /** Whether other fields have changed meanwhile. */
  isOlder: boolean;
  onTakeNewer: () => void;
  onDiscard: () => void;
}

/** Says that a form holds what was typed earlier, and what became of the record since. */
export function DraftNote(props: DraftNoteProps) {
  const { typedAtMs, hadFile, clashes, isOlder, onTakeNewer, onDiscard } = props;
  const hasClash = clashes.length > 0;
  return (
    <InfoBanner
      tone={hasClash ? 'warning' : 'info'}
      action={
        <>
          {hasClash && <Button onClick={onTakeNewer}>Take the newer</Button>}
          <Button onClick={onDiscard}>Discard</Button>
        </>
      }
    >
      Restored what you had typed {formatAgo(typedAtMs, Date.now())}.
      {hasClash && ` Changed meanwhile: ${clashes.join(', ')}. Saving replaces the newer.`}
      {isOlder && !hasClash && ' The rest has changed meanwhile and is shown as it is now.'}
      {hadFile && ' The file you had chosen is not kept: choose it again.'}
    </InfoBanner>
  );
}
