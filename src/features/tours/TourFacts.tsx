import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../domain/date';
import { formatDuration } from '../../domain/duration';
import { useConsoleSelector } from '../../state/hooks';
import { languageNamed, selectLanguages } from '../../state/selectLanguages';
import { type TourView } from '../../state/selectTours';
import { Content } from '../../ui/Content';
import { Picture } from '../../ui/Picture';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, mt: '2px', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

function sayDuration(seconds: number | null): string {
  if (seconds === null) return '–';
  return `${formatDuration(seconds)} (${seconds.toLocaleString('en-US')} seconds)`;
}

/** A tour's details to be read. */
export function TourFacts({ tour }: { tour: TourView }) {
  const languages = useConsoleSelector(selectLanguages);
  // A place has one name in all languages.
  const place = (text: string) => (
    <Content language={tour.primary_language} fallback="–">
      {text}
    </Content>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, maxWidth: 760 }}>
        <div>
          <Typography component="h3" variant="caption" sx={{ color: 'text.secondary' }}>
            Description
          </Typography>
          <Box
            sx={{
              mt: 0.5,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              '& bdi': { display: 'block' },
            }}
          >
            <Content language={tour.language} fallback="No description in this language.">
              {tour.description}
            </Content>
          </Box>
        </div>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gap: '20px 24px',
            gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
            m: 0,
            pt: 3,
            borderTop: '1px solid var(--line)',
          }}
        >
          <Fact label="City">{place(tour.city)}</Fact>
          <Fact label="Country">{place(tour.country)}</Fact>
          <Fact label="Duration">{sayDuration(tour.duration_seconds)}</Fact>
          <Fact label="Primary language">
            {languageNamed(languages, tour.primary_language).label}
          </Fact>
          <Fact label="Slug">
            <span dir="ltr">{tour.slug || '–'}</span>
          </Fact>
          <Fact label="Slug suffix">
            <span dir="ltr">{tour.slug_suffix || '–'}</span>
          </Fact>
          <Fact label="Created">{formatDateTime(tour.created_at)}</Fact>
          <Fact label="Updated">{formatDateTime(tour.updated_at)}</Fact>
          <Fact label="Published">
            {tour.is_published ? formatDateTime(tour.published_at) : 'Not published'}
          </Fact>
        </Box>
      </Box>
      <Picture url={tour.cover_media_url} alt="Cover" ratio={3 / 2} />
    </Box>
  );
}
