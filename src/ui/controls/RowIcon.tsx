import './RowIcon.css';

interface RowIconProps {
  shape: 'edit' | 'sections' | 'duplicate' | 'delete';
}

/** An icon in a row of a RecordGrid: one element, whose shape the style sheet has once for all rows. */
export function RowIcon({ shape }: RowIconProps) {
  return <span className="RowIcon" data-shape={shape} aria-hidden />;
}
