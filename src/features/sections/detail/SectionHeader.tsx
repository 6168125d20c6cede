import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { sectionPath, sectionsPath } from '../../../domain/paths/sectionPaths';
import { useSectionHistory } from '../../../state/undo/useSectionHistory';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { type SectionView } from '../../../state/select/selectSections';
import { useButtonCommand } from '../../../ui/command/CommandScope';
import { useTabCommands } from '../../../ui/command/useTabCommands';
import { HistoryButton } from '../../../ui/controls/HistoryButton';
import { LanguageBadge } from '../../../ui/content/LanguageBadge';
import { LinkTabs } from '../../../ui/controls/LinkTabs';
import { PageHeader } from '../../../ui/shell/PageHeader';
import { SaveStateChip } from '../../../ui/feedback/SaveStateChip';
import { type TourHead } from '../../../state/hooks/useTourHead';
import { type SectionName } from './useSectionName';
import { SectionSteps } from './SectionSteps';
import { tourBreadcrumbs } from '../list/tourBreadcrumbs';

const historyCommand = { label: 'History of this section', group: 'Section' };
export const PANEL_ID = 'section-panel';

export const sectionTabs = [
  { value: 'details', label: 'Details' },
  { value: 'translations', label: 'Translations' },
  { value: 'audio', label: 'Audio & Chapters' },
] as const;
export type SectionTab = (typeof sectionTabs)[number]['value'];

interface SectionHeaderProps {
  tourId: string;
  sectionId: string;
  tour: TourHead;
  /** Null until loaded. */
  section: SectionView | null;
  /** Null when no title is known. */
  name: SectionName | null;
  /** False when the section does not exist. */
  exists: boolean;
  tab: SectionTab;
  /** True while a form is open; disables Delete, which would lose its values. */
  isEditing: boolean;
  onDelete: () => void;
}

/** Title, tabs and delete button of a section. */
export function SectionHeader(props: SectionHeaderProps) {
  const { tourId, sectionId, tour, section, name, exists, tab, isEditing, onDelete } = props;
  const languages = useConsoleSelector(selectLanguages);
  const { lines, undo } = useSectionHistory(sectionId);
  const path = sectionPath(tourId, sectionId);
  const tabs = sectionTabs.map((each) => ({ ...each, to: `${path}/${each.value}` }));
  useTabCommands({ record: 'section', tabs, exists });
  useButtonCommand({
    id: 'delete-section',
    label: 'Delete this section',
    isDestructive: true,
    group: 'Section',
    isEnabled: section !== null && !isEditing,
    run: onDelete,
  });
  const unnamed = exists ? 'Section' : 'Unknown section';
  const placeholderTitle = section?.hasText === true ? '[No Title]' : unnamed;
  const { code, label } = languageNamed(languages, name?.language ?? section?.language ?? 'en');
  return (
    <PageHeader
      title={name?.title ?? placeholderTitle}
      language={name?.language}
      breadcrumbs={[
        ...tourBreadcrumbs(tourId, tour),
        { label: 'Sections', to: sectionsPath(tourId) },
      ]}
      meta={
        section?.hasText === true || name !== null ? (
          <>
            <LanguageBadge code={code} label={label} />
            <SaveStateChip state={section?.saveState ?? null} />
          </>
        ) : undefined
      }
      actions={
        section !== null && (
          <>
            <SectionSteps
              tourId={tourId}
              sectionId={sectionId}
              language={section.language}
              tab={tab}
            />
            <HistoryButton
              command={historyCommand}
              lines={lines}
              createdAt={section.created_at}
              onUndo={undo}
            />
            <Button
              variant="outlined"
              color="error"
              startIcon={<DeleteOutlined />}
              disabled={isEditing}
              onClick={onDelete}
            >
              Delete Section
            </Button>
          </>
        )
      }
    >
      {exists && <LinkTabs label="Section" tabs={tabs} value={tab} panelId={PANEL_ID} />}
    </PageHeader>
  );
}
