import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { PageBody } from '../../ui/PageBody';
import { PageHeader } from '../../ui/PageHeader';

/** A place for all media, once there is one. */
export function MediaLibraryScreen() {
  return (
    <>
      <PageHeader title="Media Library" />
      <PageBody>
        <p>
          {'Images and audio are managed where they belong, in each tour and its sections. '}
          <Link component={RouterLink} to="/admin/tours">
            Go to Tours
          </Link>
        </p>
      </PageBody>
    </>
  );
}
