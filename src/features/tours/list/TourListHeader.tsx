import { memo } from 'react';
import Add from '@mui/icons-material/Add';
import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../../ui/shell/PageHeader';

interface TourListHeaderProps {
  /** Name of the active saved view; null for none. */
  viewName: string | null;
  isEmpty: boolean;
  /** Must have a stable identity. */
  onExport: () => void;
}

/** Header of the tours list, memoised so that typing in the search does not re-render it. */
export const TourListHeader = memo(function TourListHeader(props: TourListHeaderProps) {
  return (
    <PageHeader
      title={props.viewName ?? 'Tours'}
      actions={
        <>
          <Button component={Link} to="/admin/completeness" variant="outlined">
            Completeness
          </Button>
          <Button component={Link} to="/admin/tours/import" variant="outlined">
            Import CSV
          </Button>
          <Button
            variant="outlined"
            startIcon={<DownloadOutlined />}
            disabled={props.isEmpty}
            onClick={props.onExport}
          >
            Export CSV
          </Button>
          <Button
            component={Link}
            to="/admin/tours/create"
            variant="contained"
            color="primary"
            startIcon={<Add />}
          >
            Create tour
          </Button>
        </>
      }
    />
  );
});
