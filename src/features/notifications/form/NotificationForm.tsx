import { useCallback, useState } from 'react';
import SendOutlined from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import { Form, useFormikContext } from 'formik';
import { limits } from '../../../domain/limits';
import { routeTypes } from '../../../domain/people/notification';
import { countOf } from '../../../domain/text/count';
import { graphemesOf } from '../../../domain/text/script';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { FocusFirstError } from '../../../ui/form/FocusFirstError';
import { FormFields } from '../../../ui/form/FormFields';
import { FormTextField } from '../../../ui/form/FormTextField';
import { RefusableButton } from '../../../ui/controls/RefusableButton';
import { StickyBar } from '../../../ui/form/saving/StickyBar';
import { submitByKeys } from '../../../ui/dom/isSaveKey';
import { LateNote } from '../../../ui/busy/LateNote';
import { AudienceField } from './AudienceField';
import { DescribedSelect } from './DescribedSelect';
import { ImageField } from './ImageField';
import {
  isBlank,
  missingText,
  withAction,
  type NotificationValues,
} from '../targets/notificationForm';
import { EVERYONE, routeActions } from '../targets/routeActions';
import { ScriptWarning } from './ScriptWarning';
import { useAudience } from './useAudience';
import { TargetField } from '../targets/TargetField';
import { type Recipients } from '../sending/useRecipients';

/** Number of letters in a title that roughly fits one line on a phone. */
const SHOWN_LETTERS = 50;

interface NotificationFormProps {
  recipients: Recipients;
  isSending: boolean;
}

interface SendBarProps {
  recipients: Recipients;
  isSending: boolean;
  isDisabled: boolean;
}

/** Sentence that names the recipients, with their number if known. */
function audienceText(recipients: Recipients, target: string, label: string): string {
  const count = recipients.countFor(target);
  const language = target === EVERYONE ? '' : `${label} `;
  if (count !== null) return `Goes to ${countOf(count, `${language}user`)}`;
  return target === EVERYONE ? 'Goes to all users' : `Goes to ${label} users`;
}

/** Send button, with the reason why it is unavailable, or else its recipients. */
function SendBar({ recipients, isSending, isDisabled }: SendBarProps) {
  const { values } = useFormikContext<NotificationValues>();
  const target = values.target_language;
  const label = useConsoleSelector((state) => languageNamed(selectLanguages(state), target).label);
  const sendRefusal = useConsoleSelector(selectOfflineRefusal);
  const sendLabel = target === EVERYONE ? 'Send to All Users' : `Send to ${label} Users`;
  return (
    <StickyBar>
      {isSending ? (
        <LateNote />
      ) : (
        <Box component="span" role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {sendRefusal ?? missingText(values) ?? audienceText(recipients, target, label)}
        </Box>
      )}
      <RefusableButton
        type="submit"
        refusal={sendRefusal}
        variant="contained"
        color="primary"
        startIcon={<SendOutlined />}
        busy={isSending}
        disabled={isDisabled}
        sx={{ ml: 'auto' }}
      >
        {isSending ? 'Sending Notification...' : sendLabel}
      </RefusableButton>
    </StickyBar>
  );
}

/** Fields of the composer with the send button. */
export function NotificationForm({ recipients, isSending }: NotificationFormProps) {
  const { values, setValues, setFieldTouched, submitForm } = useFormikContext<NotificationValues>();
  const [isUploading, setUploading] = useState(false);
  const changeUploading = useCallback((isBusy: boolean) => setUploading(isBusy), []);
  const audience = useAudience();
  const isDisabled = isSending || isUploading || isBlank(values);
  const language = values.target_language === EVERYONE ? 'und' : values.target_language;
  return (
    <Form
      noValidate
      aria-label="Push notification"
      onKeyDown={submitByKeys(() => void (isDisabled || submitForm()))}
    >
      <FormFields>
        <AudienceField recipients={recipients} audience={audience} disabled={isSending} />
        <FormTextField
          name="title"
          label="Title"
          language={language}
          maxLength={limits.notificationTitle}
          help={
            graphemesOf(values.title.trim()).length > SHOWN_LETTERS ? (
              <Box component="span" role="status" sx={{ color: 'warning.main' }}>
                {`Most phones cut a title after about ${SHOWN_LETTERS} letters.`}
              </Box>
            ) : undefined
          }
          required
          disabled={isSending}
        />
        <FormTextField
          name="body"
          label="Message Body"
          language={language}
          maxLength={limits.notificationBody}
          multiline
          rows={3}
          required
          disabled={isSending}
        />
        <ScriptWarning
          recipients={recipients}
          // The button disappears with the warning.
          onChoose={(code) => {
            audience.choose(code);
            audience.focus();
          }}
          disabled={isSending}
        />
        <DescribedSelect
          name="route_type"
          label="Notification Action"
          options={routeActions}
          disabled={isSending}
          onChoose={(value) => {
            const type = routeTypes.find((candidate) => candidate === value);
            if (type === undefined) return;
            // An error about the previous target does not apply to the new, untouched one.
            void setFieldTouched('route_id', false, false);
            void setValues(withAction(values, type), false);
          }}
        />
        <TargetField disabled={isSending} />
        <ImageField disabled={isSending} onBusyChange={changeUploading} />
        <SendBar recipients={recipients} isSending={isSending} isDisabled={isDisabled} />
      </FormFields>
      <FocusFirstError />
    </Form>
  );
}
