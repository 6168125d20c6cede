import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { formatDateTime } from '../../domain/date';
import { formatDuration } from '../../domain/duration';
import { type SectionView } from '../../state/selectSections';
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
  const unit = seconds === 1 ? 'second' : 'seconds';
  return `${formatDuration(seconds)} (${seconds.toLocaleString('en-US')} ${unit})`;
}

/** A section's details to be read. */
export function SectionFacts({ section }: { section: SectionView }) {
  const { language, title, description } = section;
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
        <Box component="dl" sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, m: 0 }}>
          <Fact label="Title">
            <Box sx={{ fontWeight: 500, '& bdi': { display: 'block' } }}>
              <Content language={language} fallback="[No Title]">
                {title}
              </Content>
            </Box>
          </Fact>
          <Fact label="Description">
            <Box sx={{ whiteSpace: 'pre-wrap', '& bdi': { display: 'block' } }}>
              <Content language={language} fallback="No description in this language.">
                {description}
              </Content>
            </Box>
          </Fact>
        </Box>
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
          <Fact label="Order index">{section.order_index}</Fact>
          <Fact label="Duration">{sayDuration(section.duration_seconds)}</Fact>
          <Fact label="Created">{formatDateTime(section.created_at)}</Fact>
          <Fact label="Updated">{formatDateTime(section.updated_at)}</Fact>
        </Box>
      </Box>
      <Picture url={section.cover_media_url} alt="Cover" ratio={3 / 2} />
    </Box>
  );
}
