import { useState } from 'react';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { Content } from '../../../ui/content/Content';
import { openPointWords } from './openPointWords';
import { type PublishQuestion } from './usePublishing';

interface PublishDialogProps {
  /** Null while nothing is asked. */
  question: PublishQuestion | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Names what is still open, and publishes all the same if the person says so. */
export function PublishDialog({ question, onConfirm, onClose }: PublishDialogProps) {
  const languages = useConsoleSelector(selectLanguages);
  const [shown, setShown] = useState(question);
  // The question keeps its words while it fades away.
  if (question !== null && question !== shown) setShown(question);
  const label = languageNamed(languages, shown?.tour.language ?? 'en').label;
  return (
    <ConfirmDialog
      open={question !== null}
      title="Publish this tour?"
      text={
        shown && (
          <>
            This is still open in{' '}
            <Content language={shown.tour.language}>{shown.tour.title || '[No Title]'}</Content>:
            <ul>
              {shown.points.map((point) => (
                <li key={point.kind}>{openPointWords(point, label)}</li>
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
