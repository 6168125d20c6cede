import Box from '@mui/material/Box';
import { type AdminRequest } from '../../../domain/people/admin';
import { PersonAvatar } from '../../../ui/content/PersonAvatar';
import { PastTime } from './PastTime';

interface RequestSummaryProps {
  request: Pick<AdminRequest, 'full_name' | 'email' | 'avatar_url' | 'created_at'> & {
    reason?: string;
  };
}

/** Subject of a dialog, at its top. */
export function RequestSummary({ request }: RequestSummaryProps) {
  const { full_name, email, avatar_url, created_at, reason = '' } = request;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 1.5,
        border: '1px solid var(--line)',
        borderRadius: 1,
        backgroundColor: 'var(--side)',
        fontSize: 13,
        overflowWrap: 'anywhere',
      }}
    >
      <PersonAvatar name={full_name} email={email} url={avatar_url} size={32} />
      <Box sx={{ minWidth: 0 }}>
        {full_name !== null && (
          <Box component="bdi" sx={{ display: 'block', fontWeight: 600 }}>
            {full_name}
          </Box>
        )}
        <Box sx={{ color: 'text.secondary' }}>
          <span dir="ltr">{email ?? 'No e-mail address'}</span> · <PastTime at={created_at} />
        </Box>
        {reason !== '' && (
          <Box component="bdi" sx={{ display: 'block', mt: 0.5 }}>
            {reason}
          </Box>
        )}
      </Box>
    </Box>
  );
}
