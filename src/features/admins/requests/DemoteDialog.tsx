import { useState } from 'react';
import { fieldErrors } from '../../../domain/forms/checkByRules';
import { demotionRules, type Admin } from '../../../domain/people/admin';
import { type Problem } from '../../../domain/problem';
import { isolate } from '../../../domain/text/script';
import { adminEndpoints } from '../../../state/endpoints/adminEndpoints';
import { announceOutcome } from '../../../state/model/announceOutcome';
import { useDraftSlot } from '../../../state/hooks/useDrafts';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';
import { problemOf } from '../../../state/api/problemOf';
import { giveUpAccess } from '../../../state/session/giveUpAccess';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormTextField } from '../../../ui/form/FormTextField';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { decisionDraftKey } from './decisionDrafts';
import { personName } from './personName';
import { RequestSummary } from './RequestSummary';

const MESSAGES = { done: 'Admin demoted successfully!', failed: 'Failed to demote admin' };

const { getAdminOverview } = adminEndpoints.endpoints;

interface DemoteDialogProps {
  admin: Admin;
  /** True for the signed-in person. */
  isOwn: boolean;
  onClose: () => void;
}

/** Dialog that revokes access. */
export function DemoteDialog({ admin, isOwn, onClose }: DemoteDialogProps) {
  const dispatch = useConsoleDispatch();
  const [demote] = adminEndpoints.useDemoteMutation();
  const draft = useDraftSlot(decisionDraftKey('demote', admin.id));
  const [problem, setProblem] = useState<Problem | null>(null);
  /** True when another admin was faster; also refetches the list on screen. */
  const isNoLongerAdmin = async () => {
    const { data } = await dispatch(
      getAdminOverview.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    return data !== undefined && !data.admins.some(({ id }) => id === admin.id);
  };
  return (
    <FormDialog
      open
      title={`Demote ${isolate(personName(admin))}`}
      submitLabel="Demote"
      tone="danger"
      initialValues={{ reason: '' }}
      validate={({ reason }) => fieldErrors(demotionRules, { adminId: admin.id, reason })}
      onSubmit={async ({ reason }) => {
        setProblem(null);
        const { error } = await demote({ adminId: admin.id, reason: reason.trim() });
        const failure = error === undefined ? null : problemOf(error);
        if (failure?.code === 'not_found' && (await isNoLongerAdmin())) {
          dispatch(announced('warning', `${isolate(personName(admin))} is no longer an admin.`));
          draft.clear();
          return onClose();
        }
        // The dialog itself shows a failure.
        if (failure !== null) return setProblem(failure);
        announceOutcome(dispatch, null, MESSAGES);
        draft.clear();
        onClose();
        if (isOwn) giveUpAccess(dispatch);
      }}
      onClose={onClose}
      draft={draft}
      isNew
    >
      <RequestSummary request={admin} />
      {isOwn && (
        <InfoBanner tone="warning" title="This is your own account">
          You lose access immediately and would have to request it again.
        </InfoBanner>
      )}
      {problem !== null && <ProblemPanel title={MESSAGES.failed} problem={problem} />}
      <FormTextField
        name="reason"
        label="Reason"
        required
        multiline
        rows={3}
        autoFocus
        help="Kept in the activity log. The person can be promoted again."
      />
    </FormDialog>
  );
}
