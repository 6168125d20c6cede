import AudiotrackOutlined from '@mui/icons-material/AudiotrackOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { type ReactNode } from 'react';
import styled from '@emotion/styled';
import { type Media } from '../../../domain/tours/media';

const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 36px;
  color: var(--text);
  font-variant-numeric: tabular-nums;
  & svg {
    font-size: 15px;
    color: var(--text-quiet);
  }
  &[data-none='true'] {
    color: var(--text-quiet);
  }
`;

interface MediaCountProps {
  icon: ReactNode;
  count: number;
  /** Singular noun: 'image', 'audio file'. */
  noun: string;
}

function MediaCount({ icon, count, noun }: MediaCountProps) {
  const label = `${count} ${noun}${count === 1 ? '' : 's'}`;
  return (
    <Count role="img" aria-label={label} title={label} data-none={count === 0}>
      {icon}
      {count}
    </Count>
  );
}

/** Numbers of pictures and recordings. */
export function MediaCounts({ media }: { media: readonly Media[] }) {
  const countMedia = (type: Media['type']) => media.filter((item) => item.type === type).length;
  return (
    <>
      <MediaCount icon={<ImageOutlined aria-hidden />} count={countMedia('image')} noun="image" />
      <MediaCount
        icon={<AudiotrackOutlined aria-hidden />}
        count={countMedia('audio')}
        noun="audio file"
      />
    </>
  );
}
