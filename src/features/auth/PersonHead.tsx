import Box from '@mui/material/Box';
import { type SessionPerson } from '../../state/session/authGateway';
import { PersonAvatar } from '../../ui/content/PersonAvatar';

/** Signed-in person: picture or initials, name, e-mail. */
export function PersonHead({ person }: { person: SessionPerson | null }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <PersonAvatar
        name={person?.fullName}
        email={person?.email}
        url={person?.avatarUrl}
        size={48}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="bdi" sx={{ display: 'block', fontWeight: 600 }}>
          {person?.fullName ?? 'N/A'}
        </Box>
        <Box dir="ltr" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {person?.email ?? 'N/A'}
        </Box>
      </Box>
    </Box>
  );
}
