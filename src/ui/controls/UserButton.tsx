import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import Tooltip from '@mui/material/Tooltip';
import { PersonAvatar } from '../content/PersonAvatar';
import visuallyHidden from '@mui/utils/visuallyHidden';

export interface UserButtonProps {
  name: string | null;
  /** Shown when there is no name. */
  email?: string | null;
  avatarUrl: string | null;
  /** Shows a spinner, during sign-out. */
  busy?: boolean;
  onClick: () => void;
  /** Called on right click, the menu key, Shift+F10 or the down arrow. */
  onMenu: (anchor: Element) => void;
}

/** Button of the signed-in person; a click signs out, a right click or the down arrow opens a menu. */
export function UserButton(props: UserButtonProps) {
  const { name, email, avatarUrl, busy = false, onClick, onMenu } = props;
  const displayName = name !== null && name.trim() !== '' ? name : (email ?? 'N/A');
  return (
    <Tooltip title="Sign out. Right-click or press ↓ for more" describeChild>
      <ButtonBase
        onClick={onClick}
        onContextMenu={(event) => {
          event.preventDefault();
          onMenu(event.currentTarget);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onMenu(event.currentTarget);
        }}
        disabled={busy}
        sx={{
          gap: 1,
          height: 32,
          pl: '3px',
          pr: { xs: '3px', md: '10px' },
          borderRadius: 1,
          fontSize: 13,
          fontWeight: 500,
          '&:hover': { backgroundColor: 'var(--selected)' },
        }}
      >
        {busy ? (
          <CircularProgress size={20} sx={{ m: '3px' }} aria-hidden />
        ) : (
          <PersonAvatar name={name} email={email} url={avatarUrl} size={26} />
        )}
        <Box component="span" sx={visuallyHidden}>{`${displayName}, sign out`}</Box>
        <Box
          component="bdi"
          aria-hidden
          sx={{
            display: { xs: 'none', md: 'block' },
            maxWidth: 180,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {displayName}
        </Box>
      </ButtonBase>
    </Tooltip>
  );
}
