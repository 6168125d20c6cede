import { useState } from 'react';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { Content } from '../../../ui/content/Content';
import { readinessIssueText } from './readinessIssueText';
import { type PublishQuestion } from './usePublishing';

interface PublishDialogProps {
  /** Null while the dialog is closed. */
  question: PublishQuestion | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation that lists what is still open before a tour is published. */
export function PublishDialog({ question, onConfirm, onClose }: PublishDialogProps) {
  const languages = useConsoleSelector(selectLanguages);
  const [shown, setShown] = useState(question);
  // Keeps the text while the dialog fades out.
  if (question !== null && question !== shown) setShown(question);
  const label = languageNamed(languages, shown?.tour.language ?? 'en').label;
  return (
    <ConfirmDialog
      open={question !== null}
      title="Publish this tour?"
      text={
        shown && (
          <>
            Open issues in{' '}
            <Content language={shown.tour.language}>{shown.tour.title || '[No Title]'}</Content>:
            <ul>
              {shown.issues.map((issue) => (
                <li key={issue.kind}>{readinessIssueText(issue, label)}</li>
              ))}
            </ul>
          </>
        )
      }
      confirmLabel="Publish anyway"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
