import Box from '@mui/material/Box';
import { formatDateTime } from '../../../domain/text/date';
import { describeDuration } from '../../../domain/text/duration';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { type TourView } from '../../../state/select/tourViews';
import { Content } from '../../../ui/content/Content';
import { ReadinessPanel } from '../publication/ReadinessPanel';
import { Fact, FactColumns, FactsBesideCover } from '../../../ui/content/Facts';

/** Read-only details of a tour, with its readiness issues. */
export function TourFacts({ tour }: { tour: TourView }) {
  const languages = useConsoleSelector(selectLanguages);
  // City and country are not translated: they are in the primary language.
  const inTourLanguage = (text: string) => (
    <Content language={tour.primary_language} fallback="–">
      {text}
    </Content>
  );
  return (
    <FactsBesideCover
      cover={tour.cover_media_url}
      addCoverTo="?edit=cover"
      belowCover={<ReadinessPanel tour={tour} />}
    >
      <Box component="dl" sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, m: 0 }}>
        <Fact label="Title">
          <Box sx={{ fontWeight: 500, '& bdi': { display: 'block' } }}>
            <Content language={tour.language} fallback="[No Title]">
              {tour.title}
            </Content>
          </Box>
        </Fact>
        <Fact label="Description">
          <Box sx={{ whiteSpace: 'pre-wrap', '& bdi': { display: 'block' } }}>
            <Content language={tour.language} fallback="No description in this language.">
              {tour.description}
            </Content>
          </Box>
        </Fact>
      </Box>
      <FactColumns>
        <Fact label="City">{inTourLanguage(tour.city)}</Fact>
        <Fact label="Country">{inTourLanguage(tour.country)}</Fact>
        <Fact label="Duration">{describeDuration(tour.duration_seconds)}</Fact>
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
      </FactColumns>
    </FactsBesideCover>
  );
}
