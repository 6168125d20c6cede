import './RowIcon.css';

interface RowIconProps {
  shape: 'edit' | 'sections' | 'duplicate' | 'delete';
}

/** Icon in a row of a RecordGrid: a single element, whose shape comes from the style sheet. */
export function RowIcon({ shape }: RowIconProps) {
  return <span className="RowIcon" data-shape={shape} aria-hidden />;
}
