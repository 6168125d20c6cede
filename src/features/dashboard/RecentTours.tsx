import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { tourPath } from '../../domain/paths/tourPaths';
import { formatAgo, formatDate, formatDateTime } from '../../domain/text/date';
import { BorderedList } from '../../ui/content/BorderedList';
import { Content } from '../../ui/content/Content';
import { ContentLink } from '../../ui/content/ContentLink';
import { CoverThumb } from '../../ui/content/CoverThumb';
import { SaveStateChip } from '../../ui/feedback/SaveStateChip';
import { StatusChip } from '../../ui/feedback/StatusChip';
import { type LatestTour } from './latestTours';

/** Event by which a tour is listed. */
type TourEvent = 'Created' | 'Edited';

interface RecentTourRowProps extends LatestTour {
  event: TourEvent;
}

interface EventTimeProps extends Pick<LatestTour, 'time' | 'isOwn'> {
  event: TourEvent;
}

/** Time of an event, as in 'Created Jan 5, 2025' or 'Edited 5 min ago by you'. */
function EventTime({ event, time, isOwn = false }: EventTimeProps) {
  const at = event === 'Created' ? formatDate(time) : formatAgo(Date.parse(time), Date.now());
  return (
    <Box
      component="time"
      dateTime={time}
      title={`${event} ${formatDateTime(time)}`}
      sx={{ flex: 'none' }}
    >
      {`${event} ${at}`}
      {isOwn && ' by you'}
    </Box>
  );
}

/** Extends the row's only link over the whole row. */
const wholeRow = { content: '""', position: 'absolute', inset: 0 } as const;

function RecentTourRow({ tour, time, event, isOwn = false, edit }: RecentTourRowProps) {
  const to = tourPath(tour.id);
  const title = { language: tour.language, lines: 1, fallback: '[No Title]' };
  const hasButton = event === 'Created';
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        py: '4px',
        pl: 2,
        pr: 1,
        '&:hover': { backgroundColor: 'var(--hover)' },
        '& .ContentLink::after': wholeRow,
      }}
    >
      <CoverThumb url={tour.cover_media_url} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {hasButton ? (
          <Box sx={{ fontWeight: 500 }}>
            <Content {...title}>{tour.title}</Content>
          </Box>
        ) : (
          <ContentLink to={to} {...title}>
            {tour.title}
          </ContentLink>
        )}
        <Box
          sx={{
            display: 'flex',
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            gap: '0 12px',
            fontSize: 12,
            lineHeight: '18px',
            color: 'text.secondary',
          }}
        >
          <EventTime event={event} time={time} isOwn={isOwn} />
          <Box
            sx={{
              minWidth: 0,
              ...(edit !== undefined && { display: { md: 'none', lg: 'block' } }),
            }}
          >
            <Content language={tour.primary_language} lines={1}>
              {[tour.city, tour.country].filter((part) => part !== '').join(', ')}
            </Content>
          </Box>
          {edit !== undefined && <EventTime event="Edited" {...edit} />}
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
      {hasButton && (
        <Button
          component={Link}
          to={to}
          aria-label={`View ${tour.title}`}
          sx={{ position: 'static', '&::after': wholeRow }}
        >
          View
        </Button>
      )}
    </Box>
  );
}

interface RecentToursProps {
  label: string;
  event: TourEvent;
  tours: readonly LatestTour[];
}

/** List of tours by their creation or last edit, each with its time and a link. */
export function RecentTours({ label, event, tours }: RecentToursProps) {
  return (
    <BorderedList label={label}>
      {tours.map((latest) => (
        <RecentTourRow key={latest.tour.id} {...latest} event={event} />
      ))}
    </BorderedList>
  );
}
