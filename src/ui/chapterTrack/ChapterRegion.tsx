import { memo } from 'react';
import { formatTimecode } from '../../domain/text/duration';
import { Content } from '../content/Content';
import { type TrackChapter } from './TrackChapter';

interface ChapterRegionProps extends Omit<TrackChapter, 'key'> {
  language: string;
  isFocused: boolean;
  /** True for each of several selected chapters. */
  isMarked: boolean;
  isSelected: boolean;
  /** True for the chapter at the playhead. */
  isPlaying: boolean;
  /** True for the one region in the tab order (roving tabindex). */
  isTabStop: boolean;
}

/** Chapter as a region of the chapter track; the track positions it. */
export const ChapterRegion = memo(function ChapterRegion(props: ChapterRegionProps) {
  const {
    id,
    title,
    startMs,
    endMs,
    language,
    isFocused,
    isMarked,
    isSelected,
    isPlaying,
    isTabStop,
  } = props;
  const times = `${formatTimecode(startMs)} to ${formatTimecode(endMs)}`;
  return (
    <div
      role="option"
      className={isPlaying ? 'region playing' : 'region'}
      aria-selected={isSelected}
      data-focused={isFocused || undefined}
      data-marked={isMarked || undefined}
      aria-label={`${title}, ${times}`}
      tabIndex={isTabStop ? 0 : -1}
      title={`${title} · ${times}`}
      data-chapter={id}
    >
      <span className="title">
        <Content language={language} dir="auto" lines={1}>
          {title}
        </Content>
      </span>
    </div>
  );
});
