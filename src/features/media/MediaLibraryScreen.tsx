import PermMediaOutlined from '@mui/icons-material/PermMediaOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageBody } from '../../ui/shell/PageBody';
import { PageHeader } from '../../ui/shell/PageHeader';

/** Placeholder for a library of all media. */
export function MediaLibraryScreen() {
  return (
    <>
      <PageHeader title="Media Library" />
      <PageBody>
        <EmptyState
          icon={<PermMediaOutlined />}
          title="There is no media library yet"
          text="Images and audio are managed where they belong, in each tour and its sections."
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
              <Button component={Link} to="/admin/tours" variant="outlined">
                Go to Tours
              </Button>
              <Button component={Link} to="/admin/tours?incomplete=cover" variant="outlined">
                Tours without a cover
              </Button>
              <Button component={Link} to="/admin/completeness?of=audio" variant="outlined">
                Missing recordings
              </Button>
            </Box>
          }
        />
      </PageBody>
    </>
  );
}
