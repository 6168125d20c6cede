import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import UnpublishedOutlined from '@mui/icons-material/UnpublishedOutlined';
import Button from '@mui/material/Button';
import { SelectionBar } from '../../../ui/selection/SelectionBar';
import { type BulkActions } from './useBulkActions';
import { affectedTours } from './useTourBulk';

interface BulkBarProps {
  actions: BulkActions;
  /** Number of selected tours that the filter currently hides. */
  hiddenCount: number;
  onExport: () => void;
  onClear: () => void;
}

/** Toolbar of the bulk actions, shown while tours are selected. */
export function BulkBar({ actions, hiddenCount, onExport, onClear }: BulkBarProps) {
  const { selected, isBusy } = actions;
  const drafts = affectedTours('publish', selected).length;
  const published = affectedTours('unpublish', selected).length;
  return (
    <SelectionBar
      label="Selected tours"
      count={selected.length}
      hiddenCount={hiddenCount}
      onClear={onClear}
    >
      <Button
        variant="outlined"
        startIcon={<PublicOutlined />}
        disabled={isBusy || drafts === 0}
        onClick={actions.publish}
      >
        Publish{drafts > 0 && ` ${drafts}`}
      </Button>
      <Button
        variant="outlined"
        startIcon={<UnpublishedOutlined />}
        disabled={isBusy || published === 0}
        onClick={actions.unpublish}
      >
        Unpublish{published > 0 && ` ${published}`}
      </Button>
      <Button
        variant="outlined"
        startIcon={<EditOutlined />}
        disabled={isBusy}
        onClick={actions.edit}
      >
        Edit…
      </Button>
      <Button variant="outlined" startIcon={<DownloadOutlined />} onClick={onExport}>
        Export CSV
      </Button>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteOutlined />}
        disabled={isBusy}
        onClick={actions.remove}
      >
        Delete
      </Button>
    </SelectionBar>
  );
}
