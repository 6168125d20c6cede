import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { countIssues } from '../publication/readinessIssueText';
import { countOf, formatCount } from '../../../domain/text/count';
import { type ReadinessIssue } from '../../../domain/tours/readiness';

export interface BulkPublishQuestion {
  /** Number of tours to publish. */
  total: number;
  /** Readiness issues of each tour that has any. */
  issuesByTour: readonly (readonly ReadinessIssue[])[];
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
  const { total, issuesByTour, unreadCount } = question ?? {
    total: 0,
    issuesByTour: [],
    unreadCount: 0,
  };
  return (
    <ConfirmDialog
      open={question !== null}
      title={`Publish ${countOf(total, 'tour')}?`}
      text={
        <>
          {formatCount(issuesByTour.length)} of them {issuesByTour.length === 1 ? 'has' : 'have'}{' '}
          open issues in {languageLabel}:
          <ul>
            {countIssues(issuesByTour).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {unreadCount > 0 &&
            `The sections of ${countOf(unreadCount, 'tour')} have not been loaded here, so they were not checked.`}
        </>
      }
      confirmLabel="Publish anyway"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
