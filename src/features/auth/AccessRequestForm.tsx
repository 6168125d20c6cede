import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { type DraftSlot } from '../../domain/forms/draft';
import { accessRequestRules, DEFAULT_REQUEST_REASON } from '../../domain/people/admin';
import { adminEndpoints } from '../../state/endpoints/adminEndpoints';
import { announceOutcome } from '../../state/model/announceOutcome';
import { useDraftSlot } from '../../state/hooks/useDrafts';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { announced, withdrawn } from '../../state/model/noticesSlice';
import { problemOf } from '../../state/api/problemOf';
import { selectOfflineRefusal } from '../../state/reachability/reachabilitySlice';
import { selectPerson } from '../../state/session/sessionSlice';
import { FormDraft } from '../../ui/form/FormDraft';
import { FormTextField } from '../../ui/form/FormTextField';
import { submitByKeys } from '../../ui/dom/isSaveKey';
import { RefusableButton } from '../../ui/controls/RefusableButton';
import { UnsavedGuard } from '../../ui/feedback/UnsavedGuard';
import { LateNote } from '../../ui/busy/LateNote';
import { recordOwnRequest, type OwnRequest } from './accessRequestRecord';
import { SoloPage } from './SoloPage';

/** Outcome of a request: accepted, or superseded by a pending one, which is null when the worker does not return it. */
export type RequestOutcome =
  | { type: 'submitted' }
  | {
      type: 'pending';
      request: OwnRequest | null;
      /** Newly written reason that was not sent; null for none. */
      unsentReason: string | null;
    };

interface AccessRequestFormProps {
  head: ReactNode;
  /** True for a repeated request, which focuses the reason. */
  isAgain: boolean;
  onOutcome: (outcome: RequestOutcome) => void;
  onLeave: () => void;
}

const MESSAGES = {
  done: 'Admin access request submitted successfully!',
  failed: 'Failed to submit admin request',
};
const PENDING = 'You already have a pending admin request. Please wait for review.';

/** Sends the reason, reports the outcome, and keeps the request on this device. */
function useRequestSubmit(draft: DraftSlot, onOutcome: (outcome: RequestOutcome) => void) {
  const [requestAccess] = adminEndpoints.useRequestAccessMutation();
  const dispatch = useConsoleDispatch();
  const personId = useConsoleSelector(selectPerson)?.id;
  const record = (request: OwnRequest) => {
    if (personId !== undefined) recordOwnRequest(personId, request);
  };
  return async (values: { reason: string }) => {
    const reason = values.reason.trim();
    const { data, error } = await requestAccess({ reason });
    if (data !== undefined) dispatch(withdrawn(MESSAGES.failed));
    if (data?.type === 'pending') {
      dispatch(announced('warning', PENDING));
      const { request } = data;
      const isUnsent = reason !== DEFAULT_REQUEST_REASON && reason !== request?.reason;
      if (request !== null) record(request);
      // The draft of an unsent reason is kept for the next request.
      if (!isUnsent) draft.clear();
      onOutcome({ type: 'pending', request, unsentReason: isUnsent ? reason : null });
      return;
    }
    announceOutcome(dispatch, error === undefined ? null : problemOf(error), MESSAGES);
    if (data === undefined) return;
    record({ status: 'pending', reason, created_at: new Date().toISOString() });
    draft.clear();
    onOutcome(data);
  };
}

export function AccessRequestForm({ head, isAgain, onOutcome, onLeave }: AccessRequestFormProps) {
  const submitRefusal = useConsoleSelector(selectOfflineRefusal);
  const draft = useDraftSlot('access-request');
  const submit = useRequestSubmit(draft, onOutcome);

  return (
    <SoloPage head={head} title="Request admin access">
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        This account has no admin access. Explain why you need it: the current admins will review
        your request.
      </Typography>
      <Formik
        initialValues={{ reason: DEFAULT_REQUEST_REASON }}
        validationSchema={accessRequestRules}
        onSubmit={submit}
      >
        {({ values, dirty, isSubmitting, submitForm }) => (
          <Form noValidate onKeyDown={submitByKeys(() => void (isSubmitting || submitForm()))}>
            <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
              <FormDraft slot={draft} isNew>
                <FormTextField
                  name="reason"
                  limit="reason"
                  label="Reason"
                  multiline
                  rows={4}
                  required
                  autoFocus={isAgain}
                />
              </FormDraft>
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
              <RefusableButton
                type="submit"
                refusal={submitRefusal}
                busy={isSubmitting}
                variant="contained"
                color="primary"
                disabled={values.reason.trim() === ''}
              >
                {isSubmitting ? 'Submitting Request...' : 'Submit Access Request'}
              </RefusableButton>
              <Button variant="outlined" onClick={onLeave} disabled={isSubmitting}>
                Back to Home
              </Button>
              {isSubmitting && <LateNote />}
            </Box>
            <UnsavedGuard when={dirty} subject="Your request" draft={draft} />
          </Form>
        )}
      </Formik>
    </SoloPage>
  );
}
