import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SessionPerson } from '../../state/session/authGateway';
import { PersonAvatar } from '../../ui/content/PersonAvatar';

interface PersonHeadProps {
  person: SessionPerson | null;
  onSwitchAccount: () => void;
  isSwitching: boolean;
}

/** Aligned with the e-mail above. */
const linkStyle = { height: 24, ml: -1, px: 1, color: 'var(--accent-text)' };

/** Signed-in person: picture or initials, name, e-mail, and a button that switches accounts. */
export function PersonHead({ person, onSwitchAccount, isSwitching }: PersonHeadProps) {
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
        <Button disabled={isSwitching} onClick={onSwitchAccount} sx={linkStyle}>
          Use another account
        </Button>
      </Box>
    </Box>
  );
}
