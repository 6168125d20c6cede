import { accessRequestRules, type AdminRequest } from '../../domain/admin';
import { isolate } from '../../domain/script';
import { FormDialog } from '../../ui/FormDialog';
import { FormTextField } from '../../ui/FormTextField';
import { ProblemPanel } from '../../ui/ProblemPanel';
import { personName } from './personName';
import { RequestSummary } from './RequestSummary';
import { useDecision } from './useDecision';

const WORDS = { done: 'Request rejected successfully!', failed: 'Failed to reject request' };

interface RejectDialogProps {
  request: AdminRequest;
  onClose: () => void;
}

export function RejectDialog({ request, onClose }: RejectDialogProps) {
  const { decide, problem, isBusy } = useDecision(request, WORDS, onClose);
  return (
    <FormDialog
      open
      title={`Reject the request of ${isolate(personName(request))}`}
      submitLabel="Reject"
      busy={isBusy}
      initialValues={{ reason: '' }}
      validationSchema={accessRequestRules}
      onSubmit={({ reason }) => decide({ type: 'reject', notes: reason })}
      onClose={onClose}
    >
      <RequestSummary request={request} />
      {problem !== null && <ProblemPanel problem={problem} />}
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
