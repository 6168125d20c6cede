import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { formatAgo, formatDate, formatDateTime } from '../../domain/text/date';
import { limits } from '../../domain/limits';
import { type TourView } from '../../state/select/tourViews';
import { BorderedList } from '../../ui/content/BorderedList';
import { Content } from '../../ui/content/Content';
import { ContentLink } from '../../ui/content/ContentLink';
import { CoverThumb } from '../../ui/content/CoverThumb';
import { SaveStateChip } from '../../ui/feedback/SaveStateChip';
import { StatusChip } from '../../ui/feedback/StatusChip';

/** Event that made a tour recent. */
type RecentBy = 'created' | 'edited';

interface RecentTour {
  tour: TourView;
  /** Time of the event, in ISO 8601. */
  time: string;
}

/** Time in which the writes of a creation are over. */
const CREATION_MS = 60_000;

/** A tour as it was edited last, be it in its sections; none where that was its creation. */
function editedTour(tour: TourView, sectionsEditedMs = 0): RecentTour[] {
  const own = tour.updated_at ?? tour.created_at;
  const time = sectionsEditedMs > Date.parse(own) ? new Date(sectionsEditedMs).toISOString() : own;
  return Date.parse(time) - Date.parse(tour.created_at) > CREATION_MS ? [{ tour, time }] : [];
}

/** Most recent tours, newest first, whatever the order of the list. */
function recentTours(
  tours: readonly TourView[],
  by: RecentBy,
  editTimes: ReadonlyMap<string, number>,
): RecentTour[] {
  const listed = tours.flatMap((tour) =>
    by === 'created' ? [{ tour, time: tour.created_at }] : editedTour(tour, editTimes.get(tour.id)),
  );
  return listed.sort((a, b) => (a.time < b.time ? 1 : -1)).slice(0, limits.recentTours);
}

/** Day on which a tour was created, or how long ago it was edited: the lists may have tours in common. */
function RecentTime({ time, by }: { time: string; by: RecentBy }) {
  const event = by === 'created' ? 'Created' : 'Edited';
  return (
    <Box
      component="time"
      dateTime={time}
      title={`${event} ${formatDateTime(time)}`}
      sx={{ flex: 'none' }}
    >
      {`${event} ${by === 'created' ? formatDate(time) : formatAgo(Date.parse(time), Date.now())}`}
    </Box>
  );
}

function RecentTourRow({ tour, time, by }: RecentTour & { by: RecentBy }) {
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
        '&:hover': { backgroundColor: 'var(--hover)' },
      }}
    >
      <CoverThumb url={tour.cover_media_url} size={40} />
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
          <RecentTime time={time} by={by} />
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
  tours: readonly TourView[];
  by: RecentBy;
  /** Epoch milliseconds of the last edit within a tour, by tour. */
  editTimes?: ReadonlyMap<string, number>;
}

/** The tours that were created last, or those that were edited last after their creation. */
export function RecentTours({ tours, by, editTimes = new Map() }: RecentToursProps) {
  const recent = recentTours(tours, by, editTimes);
  if (recent.length === 0) {
    return (
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
        No tour was edited after its creation.
      </Box>
    );
  }
  return (
    <BorderedList label={by === 'created' ? 'Recent tours' : 'Recently edited'}>
      {recent.map(({ tour, time }) => (
        <RecentTourRow key={tour.id} tour={tour} time={time} by={by} />
      ))}
    </BorderedList>
  );
}
