import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { usePictureState } from '../hooks/usePictureState';
import { usePictureUrl } from './pictureUrl';
import './CoverThumb.css';

export interface CoverThumbProps {
  url: string | null | undefined;
  /** Width and height in pixels. */
  size?: number;
}

/** Cover thumbnail in a row, of fixed size; decorative beside its title. */
export function CoverThumb({ url, size = 28 }: CoverThumbProps) {
  const { src, markBroken } = usePictureState(usePictureUrl(url, 160));
  return (
    <span className="CoverThumb" style={{ width: size, height: size }}>
      {src === null ? (
        <ImageOutlined aria-hidden style={{ fontSize: Math.round(size * 0.57) }} />
      ) : (
        <img
          // A new element for each picture: the previous one would show beside another title until the next loads.
          key={src}
          src={src}
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
