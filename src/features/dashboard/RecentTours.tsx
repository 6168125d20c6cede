import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { formatDate } from '../../domain/text/date';
import { limits } from '../../domain/limits';
import { type TourView } from '../../state/select/tourViews';
import { Content } from '../../ui/content/Content';
import { ContentLink } from '../../ui/content/ContentLink';
import { CoverThumb } from '../../ui/content/CoverThumb';
import { SaveStateChip } from '../../ui/feedback/SaveStateChip';
import { StatusChip } from '../../ui/feedback/StatusChip';

/** Most recently created tours, newest first, whatever the order of the list. */
export function newestTours(tours: readonly TourView[]): TourView[] {
  const newestFirst = [...tours].sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
  return newestFirst.slice(0, limits.recentTours);
}

function RecentTour({ tour }: { tour: TourView }) {
  const to = `/admin/tours/${tour.id}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 60,
        py: '6px',
        pl: 2,
        pr: 1,
        '& + &': { borderTop: '1px solid var(--line)' },
        '&:hover': { backgroundColor: 'var(--hover)' },
      }}
    >
      <CoverThumb url={tour.cover_media_url} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <ContentLink to={to} language={tour.language} fallback="[No Title]">
          {tour.title}
        </ContentLink>
        <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
          <Content language={tour.primary_language} lines={1}>
            {[tour.city, tour.country].filter((part) => part !== '').join(', ')}
          </Content>
        </Box>
      </Box>
      <SaveStateChip state={tour.saveState} />
      <Box sx={{ flex: 'none', width: 88 }}>
        <StatusChip tone={tour.is_published ? 'success' : 'neutral'}>
          {tour.is_published ? 'Published' : 'Draft'}
        </StatusChip>
      </Box>
      <Box
        component="time"
        dateTime={tour.created_at}
        title="Created"
        sx={{
          display: { xs: 'none', sm: 'block' },
          width: 96,
          textAlign: 'right',
          fontSize: 13,
          whiteSpace: 'nowrap',
          color: 'text.secondary',
        }}
      >
        {formatDate(tour.created_at)}
      </Box>
      <Button component={Link} to={to} aria-label={`View ${tour.title}`}>
        View
      </Button>
    </Box>
  );
}

export function RecentTours({ tours }: { tours: readonly TourView[] }) {
  return (
    <Box
      component="ul"
      aria-label="Recent tours"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        border: '1px solid var(--line)',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      {newestTours(tours).map((tour) => (
        <RecentTour key={tour.id} tour={tour} />
      ))}
    </Box>
  );
}
