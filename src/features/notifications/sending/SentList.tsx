import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCount } from '../../../domain/text/count';
import { formatAgo } from '../../../domain/text/date';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectPerson } from '../../../state/session/sessionSlice';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { Content } from '../../../ui/content/Content';
import { EVERYONE } from '../targets/routeActions';
import { listSent } from './sentNotifications';

/** Notifications that the person sent from this device; nothing while there are none. */
export function SentList() {
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
            <li key={atMs}>
              <Box sx={{ fontWeight: 500 }}>
                <Content language={isEveryone ? 'und' : target} lines={1}>
                  {draft.title}
                </Content>
              </Box>
              <Box sx={{ color: 'text.secondary' }}>
                {`${audience}, ${count}, ${formatAgo(atMs, Date.now())}`}
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
