import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { usePictureState } from '../hooks/usePictureState';
import { usePictureUrl } from './pictureUrl';

export interface PictureProps {
  url: string | null | undefined;
  alt: string;
  /** Width divided by height. */
  ratio?: number;
  /** Called when the picture cannot be loaded or decoded; disables lazy loading. */
  onBroken?: () => void;
}

/** Picture as wide as its container, with a fixed aspect ratio to avoid layout shift. */
export function Picture({ url, alt, ratio = 16 / 9, onBroken }: PictureProps) {
  const { src, isBroken, markBroken } = usePictureState(usePictureUrl(url, 640));
  const Icon = isBroken ? BrokenImageOutlined : ImageOutlined;
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        aspectRatio: String(ratio),
        overflow: 'hidden',
        border: '1px solid var(--line)',
        borderRadius: 1,
        backgroundColor: 'var(--sunken)',
        color: 'text.secondary',
      }}
    >
      {src === null ? (
        <Box sx={{ display: 'grid', placeItems: 'center', gap: 0.5, fontSize: 12 }}>
          <Icon aria-hidden sx={{ fontSize: 24, color: 'var(--text-faint)' }} />
          {isBroken && 'Picture could not be loaded'}
        </Box>
      ) : (
        <img
          src={src}
          alt={alt}
          loading={onBroken === undefined ? 'lazy' : 'eager'}
          decoding="async"
          onError={() => {
            markBroken();
            onBroken?.();
          }}
          style={{
            display: 'block',
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            minHeight: 0,
          }}
        />
      )}
    </Box>
  );
}
