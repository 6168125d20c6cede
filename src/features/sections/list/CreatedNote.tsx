import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { type SectionView } from '../../../state/select/selectSections';
import { Content } from '../../../ui/content/Content';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { sectionAddress, sectionsAddress } from './sectionPath';

/** Id of the section that was created on the way here; null for none. */
export function useCreatedId(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('createdId' in state)) return null;
  return typeof state.createdId === 'string' && state.createdId !== '' ? state.createdId : null;
}

/** Next steps after a section was created: its audio, or another one. */
export function CreatedNote({ tourId, section }: { tourId: string; section: SectionView }) {
  return (
    <InfoBanner
      action={
        <>
          <Button component={Link} to={`${sectionAddress(tourId, section.id)}/audio`}>
            Add its audio
          </Button>
          <Button component={Link} to={`${sectionsAddress(tourId)}/create`}>
            Add another
          </Button>
        </>
      }
    >
      Created:{' '}
      <Content language={section.language} fallback="[No Title]">
        {section.title}
      </Content>
    </InfoBanner>
  );
}
