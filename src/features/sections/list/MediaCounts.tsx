import AudiotrackOutlined from '@mui/icons-material/AudiotrackOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { type ReactNode } from 'react';
import styled from '@emotion/styled';
import { type Media } from '../../../domain/tours/media';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectHasFailedRecording } from '../../../state/model/uploadsSlice';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { recordedLanguages } from './filterSections';

const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 32px;
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

const Codes = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  color: var(--text-quiet);
  font-size: 12px;
`;

const AudioLink = styled.a`
  display: inline-flex;
  color: inherit;
  text-decoration: none;
  border-radius: 4px;
  &:hover {
    background-color: var(--line);
  }
  /* Only the icon in a narrow column; the text stays for screen readers. */
  .RecordGrid-narrow & [data-word] {
    position: absolute;
    clip-path: inset(50%);
  }
`;

interface MediaCountProps {
  icon: ReactNode;
  count: number;
  /** Singular noun, as in 'image' or 'audio file'. */
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

interface MediaCountsProps {
  sectionId: string;
  media: readonly Media[];
  /** Path of the section's recordings. */
  audioPath: string;
}

/**
 * Counts of pictures and recordings with the recordings' language codes; links to the recordings, and marks a failed
 * upload.
 */
export function MediaCounts({ sectionId, media, audioPath }: MediaCountsProps) {
  const hasFailed = useConsoleSelector((state) => selectHasFailedRecording(state, sectionId));
  const codes = recordedLanguages({ media }).join(' ');
  const countMedia = (type: Media['type']) => media.filter((item) => item.type === type).length;
  return (
    <>
      <MediaCount icon={<ImageOutlined aria-hidden />} count={countMedia('image')} noun="image" />
      <AudioLink href={audioPath}>
        <MediaCount
          icon={<AudiotrackOutlined aria-hidden />}
          count={countMedia('audio')}
          noun="audio file"
        />
        {hasFailed && (
          <StatusChip tone="danger" icon={<ErrorOutlined aria-hidden />} title="Upload failed">
            <span data-word="">Upload failed</span>
          </StatusChip>
        )}
      </AudioLink>
      <Codes title={codes}>{codes}</Codes>
    </>
  );
}
