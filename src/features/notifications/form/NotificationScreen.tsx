import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { Formik } from 'formik';
import { notificationRules, type NotificationDraft } from '../../../domain/people/notification';
import { useDraftSlot } from '../../../state/hooks/useDrafts';
import { FormDraft } from '../../../ui/form/FormDraft';
import { PageBody } from '../../../ui/shell/PageBody';
import { PageHeader } from '../../../ui/shell/PageHeader';
import { UnsavedGuard } from '../../../ui/feedback/UnsavedGuard';
import { toNotificationDraft, emptyNotification } from '../targets/notificationForm';
import { NotificationForm } from './NotificationForm';
import { NotificationPreview } from './NotificationPreview';
import { ResultPanel } from '../sending/ResultPanel';
import { SendDialog } from '../sending/SendDialog';
import { UsageGuide } from './UsageGuide';
import { useRecipients } from '../sending/useRecipients';
import { SentList } from '../sending/SentList';
import { useSending } from '../sending/useSending';

export function NotificationScreen() {
  const recipients = useRecipients();
  const { send, isSending, sent, forgetSent } = useSending();
  const draft = useDraftSlot('notification');
  const form = useRef<HTMLDivElement>(null);
  const focusTitle = () => form.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  const [pendingDraft, setPendingDraft] = useState<NotificationDraft | null>(null);
  return (
    <>
      <PageHeader title="Send Push Notification" />
      <Formik
        initialValues={emptyNotification}
        validationSchema={notificationRules}
        onSubmit={(values) => setPendingDraft(toNotificationDraft(values))}
      >
        {({ values, dirty, resetForm }) => (
          <PageBody>
            <Box
              sx={{
                display: 'grid',
                gap: { xs: 4, md: 5 },
                alignItems: 'start',
                gridTemplateColumns: {
                  xs: 'minmax(0, 1fr)',
                  md: 'minmax(0, 640px) minmax(260px, 420px)',
                },
              }}
            >
              <Box
                ref={form}
                sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, minWidth: 0 }}
              >
                {sent !== null && <ResultPanel {...sent} onClose={forgetSent} />}
                <FormDraft slot={draft} isNew>
                  <NotificationForm recipients={recipients} isSending={isSending} />
                </FormDraft>
              </Box>
              <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 }}>
                <NotificationPreview values={values} />
                <SentList onReuse={focusTitle} isSending={isSending} />
                <UsageGuide />
              </Box>
            </Box>
            <SendDialog
              open={pendingDraft !== null}
              draft={pendingDraft ?? toNotificationDraft(values)}
              recipients={recipients.countFor((pendingDraft ?? values).target_language)}
              onClose={() => setPendingDraft(null)}
              onConfirm={() => {
                if (pendingDraft === null) return;
                setPendingDraft(null);
                void send(pendingDraft).then((result) => {
                  if (result?.kind !== 'sent') return;
                  draft.clear();
                  resetForm();
                });
              }}
            />
            <UnsavedGuard when={dirty} subject="The notification" draft={draft} />
          </PageBody>
        )}
      </Formik>
    </>
  );
}
