import { memo } from 'react';
import { formatTimecode } from '../../domain/text/duration';
import { Content } from '../content/Content';
import { type LaneChapter } from './LaneChapter';

interface LaneBlockProps extends LaneChapter {
  language: string;
  isFocused: boolean;
  /** The one that the Tab key stops at. */
  isStop: boolean;
}

/** A chapter over the sound; the lane places it. */
export const LaneBlock = memo(function LaneBlock(props: LaneBlockProps) {
  const { id, title, startMs, endMs, language, isFocused, isStop } = props;
  const times = `${formatTimecode(startMs)} to ${formatTimecode(endMs)}`;
  return (
    <div
      role="option"
      className="block"
      aria-selected={isFocused}
      aria-label={`${title}, ${times}`}
      tabIndex={isStop ? 0 : -1}
      title={`${title} · ${times}`}
      data-chapter={id}
    >
      <span className="title">
        <Content language={language} lines={1}>
          {title}
        </Content>
      </span>
    </div>
  );
});
