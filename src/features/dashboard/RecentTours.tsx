import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { formatAgo, formatDate, formatDateTime } from '../../domain/text/date';
import { BorderedList } from '../../ui/content/BorderedList';
import { Content } from '../../ui/content/Content';
import { ContentLink } from '../../ui/content/ContentLink';
import { CoverThumb } from '../../ui/content/CoverThumb';
import { SaveStateChip } from '../../ui/feedback/SaveStateChip';
import { StatusChip } from '../../ui/feedback/StatusChip';
import { type LatestTour } from './latestTours';

/** Day on which a tour was created, or how long ago it was edited. */
function RecentTime({ time, event }: { time: string; event: 'Created' | 'Edited' }) {
  return (
    <time dateTime={time} title={`${event} ${formatDateTime(time)}`}>
      {`${event} ${event === 'Created' ? formatDate(time) : formatAgo(Date.parse(time), Date.now())}`}
    </time>
  );
}

/** Both times of a tour and its place need a wide column. */
const whereWide = { xs: 'none', lg: 'inline' };

function RecentTourRow({ tour, createdAt, editedAt }: LatestTour) {
  const to = `/admin/tours/${tour.id}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        py: '4px',
        pl: 2,
        pr: 1,
        '&:hover': { backgroundColor: 'var(--hover)' },
      }}
    >
      <CoverThumb url={tour.cover_media_url} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <ContentLink to={to} language={tour.language} fallback="[No Title]">
          {tour.title}
        </ContentLink>
        <Box
          sx={{
            display: 'flex',
            gap: 1.5,
            fontSize: 12,
            lineHeight: '18px',
            color: 'text.secondary',
          }}
        >
          {createdAt !== undefined && (
            <Box component="span" sx={{ flex: 'none' }}>
              <RecentTime time={createdAt} event="Created" />
            </Box>
          )}
          {editedAt !== null && (
            <Box
              component="span"
              sx={{ flex: 'none', display: createdAt === undefined ? 'inline' : whereWide }}
            >
              <RecentTime time={editedAt} event="Edited" />
            </Box>
          )}
          <Content language={tour.primary_language} lines={1}>
            {[tour.city, tour.country].filter((part) => part !== '').join(', ')}
          </Content>
        </Box>
      </Box>
      <SaveStateChip state={tour.saveState} />
      <Box
        sx={{
          display: { xs: 'none', sm: 'block', md: 'none', xl: 'block' },
          flex: 'none',
          width: 88,
        }}
      >
        <StatusChip tone={tour.is_published ? 'success' : 'neutral'}>
          {tour.is_published ? 'Published' : 'Draft'}
        </StatusChip>
      </Box>
      <Button component={Link} to={to} aria-label={`View ${tour.title}`}>
        View
      </Button>
    </Box>
  );
}

interface RecentToursProps {
  label: string;
  tours: readonly LatestTour[];
}

/** Tours that were created or edited last, each with its times and a way to it. */
export function RecentTours({ label, tours }: RecentToursProps) {
  return (
    <BorderedList label={label}>
      {tours.map((latest) => (
        <RecentTourRow key={latest.tour.id} {...latest} />
      ))}
    </BorderedList>
  );
}
