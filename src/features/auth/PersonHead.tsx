import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SessionPerson } from '../../state/session/authGateway';
import { PersonAvatar } from '../../ui/content/PersonAvatar';

interface PersonHeadProps {
  person: SessionPerson | null;
  onSwitchAccount: () => void;
  isSwitching: boolean;
}

/** Signed-in person: picture or initials, name, e-mail, and the way to another account. */
export function PersonHead({ person, onSwitchAccount, isSwitching }: PersonHeadProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <PersonAvatar
        name={person?.fullName}
        email={person?.email}
        url={person?.avatarUrl}
        size={48}
      />
      <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="bdi" sx={{ display: 'block', fontWeight: 600 }}>
          {person?.fullName ?? 'N/A'}
        </Box>
        <Box dir="ltr" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {person?.email ?? 'N/A'}
        </Box>
      </Box>
      <Button variant="outlined" disabled={isSwitching} onClick={onSwitchAccount}>
        Use another account
      </Button>
    </Box>
  );
}
