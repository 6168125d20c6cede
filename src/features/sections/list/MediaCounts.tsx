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
  /** 'image', 'audio file'. */
  noun: string;
}

function MediaCount({ icon, count, noun }: MediaCountProps) {
  const words = `${count} ${noun}${count === 1 ? '' : 's'}`;
  return (
    <Count role="img" aria-label={words} title={words} data-none={count === 0}>
      {icon}
      {count}
    </Count>
  );
}

/** How many pictures and recordings there are. */
export function MediaCounts({ media }: { media: readonly Media[] }) {
  const countOf = (type: Media['type']) => media.filter((one) => one.type === type).length;
  return (
    <>
      <MediaCount icon={<ImageOutlined aria-hidden />} count={countOf('image')} noun="image" />
      <MediaCount
        icon={<AudiotrackOutlined aria-hidden />}
        count={countOf('audio')}
        noun="audio file"
      />
    </>
  );
}
