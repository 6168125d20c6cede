import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { sectionsPath } from '../../../domain/paths/sectionPaths';
import { tourCopyPath, tourPath } from '../../../domain/paths/tourPaths';
import { useHistoryOf } from '../../../state/undo/useHistoryOf';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { type TourHead } from '../../../state/hooks/useTourHead';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { type TourView } from '../../../state/select/tourViews';
import { useTabCommands } from '../../../ui/command/useTabCommands';
import { HistoryButton } from '../../../ui/controls/HistoryButton';
import { LanguageBadge } from '../../../ui/content/LanguageBadge';
import { LinkTabs } from '../../../ui/controls/LinkTabs';
import { PageHeader } from '../../../ui/shell/PageHeader';
import { SaveStateChip } from '../../../ui/feedback/SaveStateChip';
import { PublishedNote } from '../publication/PublishedNote';
import { TourStatus } from '../publication/TourStatus';
import { usePublishToggleWithBanner } from '../publication/usePublishToggleWithBanner';
import { useTourCommands } from './useTourCommands';

const TourMenu = lazy(async () => ({ default: (await import('./TourMenu')).TourMenu }));

export const PANEL_ID = 'tour-panel';
const historyCommand = { label: 'History of this tour', group: 'Tour' };
const toTours = [{ label: 'Tours', to: '/admin/tours' }];

interface PublishButtonProps {
  tour: TourView;
  isSecondary: boolean;
  onPress: (tour: TourView) => void;
}

function PublishButton({ tour, isSecondary, onPress }: PublishButtonProps) {
  const buttonStyle =
    isSecondary || tour.is_published
      ? ({ variant: 'outlined' } as const)
      : ({ variant: 'contained', color: 'primary' } as const);
  return (
    <Button {...buttonStyle} onClick={() => onPress(tour)}>
      {tour.is_published ? 'Unpublish' : 'Publish'}
    </Button>
  );
}

interface TourHeaderProps {
  tourId: string;
  /** Null until loaded in the content language. */
  tour: TourView | null;
  /** Title in another language, shown while the tour has none in the content language. */
  head: TourHead;
  /** False when the tour does not exist. */
  exists: boolean;
  tab: string;
  /** True while a form is open: its Save button is then the page's primary action. */
  isEditing: boolean;
}

/** Title, status and tabs of a tour. */
export function TourHeader(props: TourHeaderProps) {
  const { tourId, tour, head, exists, tab, isEditing } = props;
  const languages = useConsoleSelector(selectLanguages);
  const { lines, undo } = useHistoryOf(tourId);
  const publishing = usePublishToggleWithBanner();
  const path = tourPath(tourId);
  const tabs = [
    { value: 'details', label: 'Details', to: `${path}/details` },
    { value: 'translations', label: 'Translations', to: `${path}/translations` },
    { value: 'sections', label: 'Sections', to: sectionsPath(tourId) },
  ];
  useTourCommands({ tourId, tour, isEditing, onPublish: publishing.press });
  useTabCommands({ record: 'tour', tabs, exists });
  const { code, label } = languageNamed(languages, tour?.language ?? 'en');
  const named = tour ?? head;
  const titleLanguage = named.title ? named.language : undefined;
  const placeholder = exists ? 'Tour' : 'Unknown tour';
  return (
    <>
      <PageHeader
        title={tour === null ? (head.title ?? placeholder) : tour.title || '[No Title]'}
        language={titleLanguage}
        breadcrumbs={toTours}
        meta={
          tour && (
            <>
              <TourStatus tour={tour} />
              <SaveStateChip state={tour.saveState} />
              <LanguageBadge code={code} label={label} />
            </>
          )
        }
        actions={
          tour && (
            <>
              <HistoryButton
                command={historyCommand}
                lines={lines}
                createdAt={tour.created_at}
                onUndo={undo}
              />
              <Button
                component={Link}
                to={tourCopyPath(tourId)}
                variant="outlined"
                title="Copies details and texts, not the sections"
              >
                Duplicate
              </Button>
              <Suspense fallback={<div style={{ width: 32 }} />}>
                <TourMenu tour={tour} />
              </Suspense>
              <PublishButton tour={tour} isSecondary={isEditing} onPress={publishing.press} />
            </>
          )
        }
      >
        {exists && <LinkTabs label="Tour" tabs={tabs} value={tab} panelId={PANEL_ID} />}
      </PageHeader>
      {publishing.published !== null && (
        <Box sx={{ px: 3, pt: 2 }}>
          <PublishedNote {...publishing} />
        </Box>
      )}
    </>
  );
}
