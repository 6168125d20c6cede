import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { countPoints } from '../publication/openPointWords';
import { countOf, formatCount } from '../../../domain/text/count';
import { type ReadinessIssue } from '../../../domain/tours/readiness';

export interface BulkPublishQuestion {
  /** Of how many tours. */
  total: number;
  /** Of those that have any. */
  points: readonly (readonly ReadinessIssue[])[];
  /** Tours whose sections nobody has read here. */
  unreadCount: number;
}

interface BulkPublishDialogProps {
  /** Null while nothing is asked. */
  question: BulkPublishQuestion | null;
  languageLabel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** One question for many tours: how many have what still open. */
export function BulkPublishDialog(props: BulkPublishDialogProps) {
  const { question, languageLabel, onConfirm, onClose } = props;
  const { total, points, unreadCount } = question ?? { total: 0, points: [], unreadCount: 0 };
  return (
    <ConfirmDialog
      open={question !== null}
      title={`Publish ${countOf(total, 'tour')}?`}
      text={
        <>
          {formatCount(points.length)} of them {points.length === 1 ? 'has' : 'have'} something open
          in {languageLabel}:
          <ul>
            {countPoints(points).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {unreadCount > 0 &&
            `The sections of ${countOf(unreadCount, 'tour')} have not been read here: nothing is said of them.`}
        </>
      }
      confirmLabel="Publish anyway"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
