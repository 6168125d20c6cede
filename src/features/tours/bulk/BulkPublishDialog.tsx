import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { countPoints } from '../publication/openPointText';
import { countOf, formatCount } from '../../../domain/text/count';
import { type ReadinessIssue } from '../../../domain/tours/readiness';

export interface BulkPublishQuestion {
  /** Number of tours to publish. */
  total: number;
  /** Open points of each tour that has any. */
  points: readonly (readonly ReadinessIssue[])[];
  /** Number of tours whose sections have not been loaded. */
  unreadCount: number;
}

interface BulkPublishDialogProps {
  /** Null while the dialog is closed. */
  question: BulkPublishQuestion | null;
  languageLabel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation for publishing many tours: counts what is still open in them. */
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
