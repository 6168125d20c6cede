import Box from '@mui/material/Box';
import { formatCount } from '../../../domain/text/count';
import { formatDateTime } from '../../../domain/text/date';
import { type NotificationDraft } from '../../../domain/people/notification';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { pickerLanguage } from '../../../state/endpoints/searchEndpoints';
import { selectPerson } from '../../../state/session/sessionSlice';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { ConfirmDialog } from '../../../ui/feedback/confirm/ConfirmDialog';
import { Content } from '../../../ui/content/Content';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { EVERYONE } from '../targets/routeActions';
import { scriptMismatch } from '../targets/scriptMismatch';
import { findSent, type SentNotification } from './sentNotifications';
import { useTourCheck } from '../targets/useTourCheck';

interface SendDialogProps {
  draft: NotificationDraft;
  open: boolean;
  /** Expected number of recipients; null when unknown. */
  recipients: number | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Aligns a quotation to the side on which its own text begins. */
const quoteLook = {
  mt: 1.5,
  fontSize: 13,
  '& > bdi': {
    display: 'block',
    paddingInlineStart: '12px',
    borderInlineStart: '2px solid var(--line)',
  },
};

function duplicateWarning({ atMs, sentCount }: SentNotification): string {
  const at = formatDateTime(atMs);
  return sentCount === null
    ? `An identical notification was sent on ${at}; whether it arrived is unknown.`
    : `An identical notification was sent on ${at}, to ${formatCount(sentCount)} users.`;
}

/**
 * Confirmation before sending, which cannot be undone; sending to everyone requires typing the number of recipients.
 */
export function SendDialog({ draft, open, recipients, onConfirm, onClose }: SendDialogProps) {
  const { title, body, target_language: target, route_type, route_id } = draft;
  const isForEveryone = target === EVERYONE;
  const languages = useConsoleSelector(selectLanguages);
  const { label } = languageNamed(languages, target);
  const tourId = open && route_type === 'tour' ? route_id : null;
  const check = useTourCheck(tourId, pickerLanguage(target));
  const personId = useConsoleSelector(selectPerson)?.id ?? '';
  const previousSend = open ? findSent(personId, draft) : null;
  const audience = isForEveryone ? 'all users' : `users who selected ${label}`;
  const countText = recipients === null ? '' : ` (expected: ${formatCount(recipients)})`;
  const everyoneText = recipients === null ? 'everyone' : formatCount(recipients);
  const warnings = [
    scriptMismatch(draft, languages)?.sentence,
    previousSend === null ? undefined : duplicateWarning(previousSend),
    check.state === 'warned' ? check.text : undefined,
  ].filter((warning) => warning !== undefined);
  const hasWarnings = warnings.length > 0;
  const language = isForEveryone ? 'und' : target;
  return (
    <ConfirmDialog
      open={open}
      title={isForEveryone ? 'Send to all users?' : `Send to ${label} users?`}
      text={
        <>
          “<Content language={language}>{title}</Content>” goes to {audience}
          {countText}. It cannot be recalled.
          <Box sx={quoteLook}>
            <Content language={language}>{body}</Content>
          </Box>
        </>
      }
      confirmLabel={previousSend === null ? 'Send' : 'Send again'}
      // The danger tone puts the initial focus on Cancel.
      tone={isForEveryone || hasWarnings ? 'danger' : 'neutral'}
      typedText={isForEveryone ? everyoneText : undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {hasWarnings ? (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {warnings.map((warning) => (
            <InfoBanner key={warning} tone="warning">
              {warning}
            </InfoBanner>
          ))}
        </Box>
      ) : undefined}
    </ConfirmDialog>
  );
}
