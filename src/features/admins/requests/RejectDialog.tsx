import { accessRequestRules, type AdminRequest } from '../../../domain/people/admin';
import { isolate } from '../../../domain/text/script';
import { useDraftSlot } from '../../../state/hooks/useDrafts';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormTextField } from '../../../ui/form/FormTextField';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { decisionDraftKey } from './decisionDrafts';
import { personName } from './personName';
import { RequestSummary } from './RequestSummary';
import { useDecision } from './useDecision';

const MESSAGES = { done: 'Request rejected successfully!', failed: 'Failed to reject request' };

interface RejectDialogProps {
  request: AdminRequest;
  onClose: () => void;
}

export function RejectDialog({ request, onClose }: RejectDialogProps) {
  const draft = useDraftSlot(decisionDraftKey('reject', request.id));
  const { decide, problem, isBusy } = useDecision(request, MESSAGES.done, () => {
    draft.clear();
    onClose();
  });
  return (
    <FormDialog
      open
      title={`Reject the request of ${isolate(personName(request))}`}
      submitLabel="Reject"
      tone="danger"
      busy={isBusy}
      initialValues={{ reason: '' }}
      validationSchema={accessRequestRules}
      onSubmit={({ reason }) => decide({ type: 'reject', notes: reason })}
      onClose={onClose}
      draft={draft}
      isNew
    >
      <RequestSummary request={request} />
      {problem !== null && <ProblemPanel title={MESSAGES.failed} problem={problem} />}
      <FormTextField
        name="reason"
        label="Reason"
        required
        multiline
        rows={3}
        autoFocus
        help="Kept with the request and in the activity log. It can be approved later."
      />
    </FormDialog>
  );
}
