import { useState } from 'react';
import Box from '@mui/material/Box';
import { fieldErrors } from '../../../domain/forms/checkByRules';
import { promotionRules, type AdminRequest, type AdminRole } from '../../../domain/people/admin';
import { isolate } from '../../../domain/text/script';
import { useDraftSlot } from '../../../state/hooks/useDrafts';
import { ConfirmDialog } from '../../../ui/feedback/confirm/ConfirmDialog';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextField } from '../../../ui/form/FormTextField';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { decisionDraftKey } from './decisionDrafts';
import { personName } from './personName';
import { promoteVerb } from './promoteVerb';
import { RequestSummary } from './RequestSummary';
import { useDecision } from './useDecision';

interface PromotionValues {
  role: AdminRole;
  notes: string;
}

const MESSAGES = { done: 'User promoted successfully!', failed: 'Failed to promote user' };
const initialValues: PromotionValues = { role: 'admin', notes: '' };
const roles = [
  { value: 'admin', label: 'Admin' },
  { value: 'owner', label: 'Owner' },
];

interface PromoteDialogProps {
  request: AdminRequest;
  onClose: () => void;
}

/** Consequences of making somebody an owner. */
function OwnerText({ request }: { request: AdminRequest }) {
  const name = personName(request);
  const { email } = request;
  return (
    <>
      <Box component="bdi" sx={{ fontWeight: 600 }}>
        {name}
      </Box>
      {email !== null && email !== name && (
        <>
          {' ('}
          <span dir="ltr">{email}</span>)
        </>
      )}{' '}
      will keep access permanently: owners cannot be demoted, not even by another owner.
    </>
  );
}

/** Dialog that grants access; asks for confirmation before making an owner, who cannot be demoted. */
export function PromoteDialog({ request, onClose }: PromoteDialogProps) {
  const draft = useDraftSlot(decisionDraftKey('promote', request.id));
  /** Values of a promotion to owner awaiting confirmation; null for none. */
  const [asked, setAsked] = useState<PromotionValues | null>(null);
  const { decide, problem, isBusy } = useDecision(request, MESSAGES.done, () => {
    draft.clear();
    onClose();
  });
  const name = personName(request);
  const verb = promoteVerb(request);
  return (
    <>
      <FormDialog
        open
        title={`${verb} ${isolate(name)}`}
        submitLabel={verb}
        busy={isBusy}
        initialValues={initialValues}
        validate={(values) => fieldErrors(promotionRules, { ...values, pendingId: request.id })}
        onSubmit={async (values) => {
          if (values.role === 'owner') setAsked(values);
          else await decide({ type: 'promote', ...values });
        }}
        onClose={onClose}
        draft={draft}
        isNew
      >
        <RequestSummary request={request} />
        {problem !== null && <ProblemPanel title={MESSAGES.failed} problem={problem} />}
        <FormSelect
          name="role"
          label="Role"
          autoFocus
          required
          options={roles}
          help="Both can do everything here. Owners cannot be demoted."
        />
        <FormTextField
          name="notes"
          label="Notes"
          multiline
          rows={3}
          help="Optional. Kept with the request and in the activity log."
        />
      </FormDialog>
      <ConfirmDialog
        open={asked !== null}
        title={`Make ${isolate(name)} an owner?`}
        text={<OwnerText request={request} />}
        confirmLabel={request.status === 'rejected' ? 'Re-approve as owner' : `${verb} to owner`}
        tone="danger"
        onConfirm={() => {
          setAsked(null);
          if (asked !== null) void decide({ type: 'promote', ...asked });
        }}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
