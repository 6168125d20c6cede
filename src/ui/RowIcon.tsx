import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import './RowIcon.css';

const shapes = {
  edit: EditOutlined,
  sections: FormatListNumbered,
  duplicate: ContentCopyOutlined,
  delete: DeleteOutlined,
};
type Shape = keyof typeof shapes;

const idOf = (shape: string) => `row-icon-${shape}`;
const whole = { width: 24, height: 24 };

/** The shapes of the icons in rows, drawn once for all rows. */
export function RowIconShapes() {
  return (
    <svg className="RowIconShapes" aria-hidden>
      {Object.entries(shapes).map(([shape, Icon]) => (
        <symbol key={shape} id={idOf(shape)} viewBox="0 0 24 24">
          <Icon style={whole} />
        </symbol>
      ))}
    </svg>
  );
}

/** An icon in a row of a RecordGrid: one element that shows a shape which is there already. */
export function RowIcon({ shape }: { shape: Shape }) {
  return (
    <svg className="RowIcon" aria-hidden>
      <use href={`#${idOf(shape)}`} />
    </svg>
  );
}
