import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { type NotificationDraft } from '../../../domain/people/notification';
import { formatCount } from '../../../domain/text/count';
import { formatAgo } from '../../../domain/text/date';
import { pickerLanguage } from '../../../state/endpoints/searchEndpoints';
import { useConsoleSelector, useConsoleStore } from '../../../state/hooks/storeHooks';
import { selectPerson } from '../../../state/session/sessionSlice';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { selectTour } from '../../../state/select/selectTours';
import { Content } from '../../../ui/content/Content';
import { RefusableButton } from '../../../ui/controls/RefusableButton';
import { valuesOfSent, type NotificationValues } from '../targets/notificationForm';
import { EVERYONE } from '../targets/routeActions';
import { listSent } from './sentNotifications';

interface SentListProps {
  /** Called after a sent notification has filled the form. */
  onReuse: () => void;
  isSending: boolean;
}

/** Notifications that the person sent from this device, each reusable; renders nothing when there are none. */
export function SentList({ onReuse, isSending }: SentListProps) {
  const { dirty, setValues } = useFormikContext<NotificationValues>();
  const { getState } = useConsoleStore();
  const reuse = (draft: NotificationDraft) => {
    const language = pickerLanguage(draft.target_language);
    const known = selectTour(getState(), draft.route_id, language);
    const { title, description, cover_media_url } = known ?? {};
    const tour = known && {
      id: known.id,
      title: title ?? '',
      description: description ?? '',
      cover_media_url: cover_media_url ?? null,
    };
    void setValues(valuesOfSent(draft, tour));
    onReuse();
  };
  const refusal = dirty ? 'The form has other words, which this would replace.' : null;
  const languages = useConsoleSelector(selectLanguages);
  const personId = useConsoleSelector(selectPerson)?.id ?? '';
  const sent = listSent(personId);
  if (sent.length === 0) return null;
  return (
    <Box component="section">
      <Typography component="h2" variant="h3" id="sent-notifications">
        Sent from this device
      </Typography>
      <Box
        component="ul"
        aria-labelledby="sent-notifications"
        sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', fontSize: 13, '& li': { mb: 1 } }}
      >
        {sent.map(({ draft, atMs, sentCount }) => {
          const { target_language: target } = draft;
          const isEveryone = target === EVERYONE;
          const audience = isEveryone ? 'All users' : languageNamed(languages, target).label;
          const count = sentCount === null ? 'outcome unknown' : `${formatCount(sentCount)} sent`;
          return (
            <Box component="li" key={atMs} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 500 }}>
                  <Content language={isEveryone ? 'und' : target} lines={1}>
                    {draft.title}
                  </Content>
                </Box>
                <Box sx={{ color: 'text.secondary' }}>
                  {`${audience}, ${count}, ${formatAgo(atMs, Date.now())}`}
                </Box>
              </Box>
              <RefusableButton
                size="small"
                aria-label={`Use again: ${draft.title}`}
                disabled={isSending}
                refusal={refusal}
                onClick={() => reuse(draft)}
              >
                Use again
              </RefusableButton>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
