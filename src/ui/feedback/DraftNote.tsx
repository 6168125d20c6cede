import Button from '@mui/material/Button';
import { formatAgo } from '../../domain/text/date';
import { InfoBanner } from './InfoBanner';

export interface DraftNoteProps {
  /** Time of the last input, in epoch milliseconds. */
  typedAtMs: number;
  hadFile: boolean;
  /** Labels of restored fields that have changed in the record meanwhile. */
  conflicts: readonly string[];
  /** True when other fields of the record have changed meanwhile. */
  hasOtherChanges: boolean;
  onAcceptNewer: () => void;
  onDiscard: () => void;
}

/** Note that a draft was restored into a form, and of changes to the record since. */
export function DraftNote(props: DraftNoteProps) {
  const { typedAtMs, hadFile, conflicts, hasOtherChanges, onAcceptNewer, onDiscard } = props;
  const hasConflict = conflicts.length > 0;
  return (
    <InfoBanner
      tone={hasConflict ? 'warning' : 'info'}
      action={
        <>
          {hasConflict && <Button onClick={onAcceptNewer}>Use the newer</Button>}
          <Button onClick={onDiscard}>Discard</Button>
        </>
      }
    >
      Restored what you typed {formatAgo(typedAtMs, Date.now())}.
      {hasConflict &&
        ` Changed in the meantime: ${conflicts.join(', ')}. Saving overwrites the newer values.`}
      {hasOtherChanges &&
        !hasConflict &&
        ' Other fields have changed in the meantime and show the current values.'}
      {hadFile && ' The file you chose was not kept. Choose it again.'}
    </InfoBanner>
  );
}
