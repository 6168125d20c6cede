import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import UnpublishedOutlined from '@mui/icons-material/UnpublishedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatCount } from '../../../domain/text/count';
import { type TourView } from '../../../state/select/tourViews';
import { affectedTours } from './useTourBulk';

interface BulkBarProps {
  selected: readonly TourView[];
  /** Selected tours that the filter hides at the moment. */
  hiddenCount: number;
  disabled: boolean;
  onPublish: () => void;
  onUnpublish: () => void;
  onDelete: () => void;
  onExport: () => void;
  onClear: () => void;
}

/** Toolbar of the bulk actions, shown while tours are selected. */
export function BulkBar(props: BulkBarProps) {
  const { selected, hiddenCount, disabled } = props;
  const drafts = affectedTours('publish', selected).length;
  const published = affectedTours('unpublish', selected).length;
  return (
    <Box
      role="toolbar"
      aria-label="Selected tours"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, width: '100%' }}
    >
      <Box component="span" role="status" sx={{ mr: 1, fontSize: 13, fontWeight: 500 }}>
        {formatCount(selected.length)} selected
        {hiddenCount > 0 && `, ${formatCount(hiddenCount)} not shown`}
      </Box>
      <Button
        variant="outlined"
        startIcon={<PublicOutlined />}
        disabled={disabled || drafts === 0}
        onClick={props.onPublish}
      >
        Publish{drafts > 0 && ` ${drafts}`}
      </Button>
      <Button
        variant="outlined"
        startIcon={<UnpublishedOutlined />}
        disabled={disabled || published === 0}
        onClick={props.onUnpublish}
      >
        Unpublish{published > 0 && ` ${published}`}
      </Button>
      <Button variant="outlined" startIcon={<DownloadOutlined />} onClick={props.onExport}>
        Export CSV
      </Button>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteOutlined />}
        disabled={disabled}
        onClick={props.onDelete}
      >
        Delete
      </Button>
      <Button onClick={props.onClear}>Clear selection</Button>
    </Box>
  );
}
