import Button from '@mui/material/Button';
import { formatAgo } from '../../domain/text/date';
import { InfoBanner } from './InfoBanner';

export interface DraftNoteProps {
  /** Epoch milliseconds. */
  typedAtMs: number;
  hadFile: boolean;
  /** Labels of restored fields that were changed in the record meanwhile. */
  conflicts: readonly string[];
  /** True when other fields of the record were changed meanwhile. */
  hasOtherChanges: boolean;
  onAcceptNewer: () => void;
  onDiscard: () => void;
}

/** Note that a draft was restored into a form, with the changes to the record since. */
export function DraftNote(props: DraftNoteProps) {
  const { typedAtMs, hadFile, conflicts, hasOtherChanges, onAcceptNewer, onDiscard } = props;
  const hasConflict = conflicts.length > 0;
  return (
    <InfoBanner
      tone={hasConflict ? 'warning' : 'info'}
      action={
        <>
          {hasConflict && <Button onClick={onAcceptNewer}>Take the newer</Button>}
          <Button onClick={onDiscard}>Discard</Button>
        </>
      }
    >
      Restored what you had typed {formatAgo(typedAtMs, Date.now())}.
      {hasConflict && ` Changed meanwhile: ${conflicts.join(', ')}. Saving replaces the newer.`}
      {hasOtherChanges &&
        !hasConflict &&
        ' The rest has changed meanwhile and is shown as it is now.'}
      {hadFile && ' The file you had chosen is not kept: choose it again.'}
    </InfoBanner>
  );
}
