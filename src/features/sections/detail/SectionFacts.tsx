import Box from '@mui/material/Box';
import { formatDateTime } from '../../../domain/text/date';
import { describeDuration } from '../../../domain/text/duration';
import { useConsoleView } from '../../../state/hooks/storeHooks';
import { selectSectionList, type SectionView } from '../../../state/select/selectSections';
import { Content } from '../../../ui/content/Content';
import { positionText } from '../form/sectionForm';
import { Fact, FactColumns, FactsBesideCover } from '../../../ui/content/Facts';

interface SectionFactsProps {
  tourId: string;
  section: SectionView;
}

/** Read-only details of a section. */
export function SectionFacts({ tourId, section }: SectionFactsProps) {
  const { id, language, title, description, order_index } = section;
  const sections = useConsoleView((state) => selectSectionList(state, tourId, language));
  return (
    <FactsBesideCover cover={section.cover_media_url}>
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
      <FactColumns>
        <Fact label="Order index">
          {order_index}
          <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
            {sections && positionText(order_index, sections, id)}
          </Box>
        </Fact>
        <Fact label="Duration">{describeDuration(section.duration_seconds)}</Fact>
        <Fact label="Created">{formatDateTime(section.created_at)}</Fact>
        <Fact label="Updated">{formatDateTime(section.updated_at)}</Fact>
      </FactColumns>
    </FactsBesideCover>
  );
}
