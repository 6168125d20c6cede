import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import UnpublishedOutlined from '@mui/icons-material/UnpublishedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatCount } from '../../../domain/text/count';
import { Toolbar } from '../../../ui/controls/Toolbar';
import { type BulkActions } from './useBulkActions';
import { affectedTours } from './useTourBulk';

interface BulkBarProps {
  actions: BulkActions;
  /** Selected tours that the filter hides at the moment. */
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
    <Toolbar
      label="Selected tours"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Box component="span" role="status" sx={{ mr: 1, fontSize: 13, fontWeight: 500 }}>
        {formatCount(selected.length)} selected
        {hiddenCount > 0 && `, ${formatCount(hiddenCount)} not shown`}
      </Box>
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
      <Button onClick={onClear}>Clear selection</Button>
    </Toolbar>
  );
}
