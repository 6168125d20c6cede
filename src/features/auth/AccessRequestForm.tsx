import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { accessRequestRules, DEFAULT_REQUEST_REASON } from '../../domain/people/admin';
import { adminEndpoints, type AccessRequestOutcome } from '../../state/endpoints/adminEndpoints';
import { announceOutcome } from '../../state/model/announceOutcome';
import { useDraftSlot } from '../../state/hooks/useDrafts';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { announced } from '../../state/model/noticesSlice';
import { problemOf } from '../../state/api/problemOf';
import { selectOfflineRefusal } from '../../state/reachability/reachabilitySlice';
import { FormDraft } from '../../ui/form/FormDraft';
import { FormTextField } from '../../ui/form/FormTextField';
import { submitByKeys } from '../../ui/hooks/isSaveKey';
import { RefusableButton } from '../../ui/controls/RefusableButton';
import { UnsavedGuard } from '../../ui/feedback/UnsavedGuard';
import { BusyIcon } from '../../ui/waiting/BusyIcon';
import { LateNote } from '../../ui/waiting/LateNote';
import { SoloPage } from './SoloPage';

interface AccessRequestFormProps {
  head: ReactNode;
  onOutcome: (outcome: AccessRequestOutcome) => void;
  onLeave: () => void;
}

const MESSAGES = {
  done: 'Admin access request submitted successfully!',
  failed: 'Failed to submit admin request',
};
const PENDING = 'You already have a pending admin request. Please wait for review.';

export function AccessRequestForm({ head, onOutcome, onLeave }: AccessRequestFormProps) {
  const [requestAccess] = adminEndpoints.useRequestAccessMutation();
  const dispatch = useConsoleDispatch();
  const submitRefusal = useConsoleSelector(selectOfflineRefusal);
  const draft = useDraftSlot('access-request');

  const submit = async ({ reason }: { reason: string }) => {
    const { data, error } = await requestAccess({ reason: reason.trim() });
    if (data?.type === 'pending') dispatch(announced('warning', PENDING));
    else announceOutcome(dispatch, error === undefined ? null : problemOf(error), MESSAGES);
    if (data === undefined) return;
    draft.clear();
    onOutcome(data);
  };

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
                <FormTextField name="reason" label="Reason" multiline rows={4} required />
              </FormDraft>
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
              <RefusableButton
                type="submit"
                refusal={submitRefusal}
                variant="contained"
                color="primary"
                disabled={isSubmitting || values.reason.trim() === ''}
                startIcon={isSubmitting ? <BusyIcon /> : undefined}
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
