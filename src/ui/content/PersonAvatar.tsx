import Box from '@mui/material/Box';
import { initialsOf } from '../../domain/text/initials';
import { usePictureState } from '../hooks/usePictureState';

export interface PersonAvatarProps {
  name: string | null | undefined;
  email?: string | null;
  url?: string | null;
  /** Width and height in pixels. */
  size?: number;
}

/** Picture or initials of a person; decorative, because the name is beside it. */
export function PersonAvatar({ name, email, url, size = 28 }: PersonAvatarProps) {
  const { src, markBroken } = usePictureState(url);
  const displayName = name !== null && name !== undefined && name.trim() !== '' ? name : email;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        flex: 'none',
        width: size,
        height: size,
        overflow: 'hidden',
        borderRadius: '50%',
        backgroundColor: 'var(--accent-tint)',
        color: 'var(--accent-text)',
        fontSize: Math.round(size * 0.4),
        lineHeight: 1,
        fontWeight: 600,
      }}
    >
      {src === null ? (
        initialsOf(displayName)
      ) : (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          onError={markBroken}
          style={{ display: 'block', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
