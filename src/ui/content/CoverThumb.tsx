import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { usePictureState } from '../hooks/usePictureState';
import './CoverThumb.css';

export interface CoverThumbProps {
  url: string | null | undefined;
  /** Pixels of each side. */
  size?: number;
}

/** A cover in a row: always the same size, whatever comes; decorative beside its title. */
export function CoverThumb({ url, size = 28 }: CoverThumbProps) {
  const { address, markBroken } = usePictureState(url);
  return (
    <span className="CoverThumb" style={{ width: size, height: size }}>
      {address === null ? (
        <ImageOutlined aria-hidden style={{ fontSize: Math.round(size * 0.57) }} />
      ) : (
        <img
          // Of its own: until the next picture is there, the last one would stand beside another title.
          key={address}
          src={address}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={markBroken}
        />
      )}
    </span>
  );
}
