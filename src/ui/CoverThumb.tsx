import styled from '@emotion/styled';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { usePictureState } from './usePictureState';

export interface CoverThumbProps {
  url: string | null | undefined;
  /** Pixels of each side. */
  size?: number;
}

const Frame = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  border-radius: 4px;
  background-color: var(--selected);
  color: var(--text-faint);
  vertical-align: middle;
  & img {
    display: block;
    object-fit: cover;
  }
`;

/** A cover in a row: always the same size, whatever comes; decorative beside its title. */
export function CoverThumb({ url, size = 28 }: CoverThumbProps) {
  const { address, markBroken } = usePictureState(url);
  return (
    <Frame style={{ width: size, height: size }}>
      {address === null ? (
        <ImageOutlined aria-hidden style={{ fontSize: Math.round(size * 0.57) }} />
      ) : (
        <img
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
    </Frame>
  );
}
