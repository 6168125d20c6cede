import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import LowPriority from '@mui/icons-material/LowPriority';
import VerticalAlignBottom from '@mui/icons-material/VerticalAlignBottom';
import VerticalAlignTop from '@mui/icons-material/VerticalAlignTop';
import Button from '@mui/material/Button';
import { SelectionBar } from '../../../ui/selection/SelectionBar';
import { type SectionBulk } from './useSectionBulk';

interface SectionBulkBarProps {
  bulk: SectionBulk;
  /** Number of selected sections that the filter currently hides. */
  hiddenCount: number;
  onClear: () => void;
}

/** Toolbar of the bulk actions, shown while sections are selected. */
export function SectionBulkBar({ bulk, hiddenCount, onClear }: SectionBulkBarProps) {
  const { selected, isBusy, openDialog, moveToTop, moveToEnd } = bulk;
  if (selected.length === 0) return null;
  return (
    <SelectionBar
      label="Selected sections"
      count={selected.length}
      hiddenCount={hiddenCount}
      onClear={onClear}
    >
      <Button
        variant="outlined"
        startIcon={<VerticalAlignTop />}
        disabled={isBusy}
        onClick={moveToTop}
      >
        Move to top
      </Button>
      <Button
        variant="outlined"
        startIcon={<VerticalAlignBottom />}
        disabled={isBusy}
        onClick={moveToEnd}
      >
        Move to end
      </Button>
      <Button
        variant="outlined"
        startIcon={<LowPriority />}
        disabled={isBusy}
        onClick={() => openDialog('move')}
      >
        Move to…
      </Button>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteOutlined />}
        disabled={isBusy}
        onClick={() => openDialog('delete')}
      >
        Delete
      </Button>
    </SelectionBar>
  );
}
