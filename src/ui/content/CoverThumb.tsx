import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { usePictureState } from '../hooks/usePictureState';
import { usePictureUrl } from './pictureUrl';
import './CoverThumb.css';

export interface CoverThumbProps {
  url: string | null | undefined;
  /** Width and height in pixels. */
  size?: number;
}

/** Cover thumbnail of fixed size for a row; decorative, because the title is beside it. */
export function CoverThumb({ url, size = 28 }: CoverThumbProps) {
  const { src, markBroken } = usePictureState(usePictureUrl(url, 160));
  return (
    <span className="CoverThumb" style={{ width: size, height: size }}>
      {src === null ? (
        <ImageOutlined aria-hidden style={{ fontSize: Math.round(size * 0.57) }} />
      ) : (
        <img
          // A new element for each picture; a reused one would show the previous picture beside the new title until it
          // loads.
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
