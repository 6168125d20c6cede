import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { sectionPath } from '../../../domain/paths/sectionPaths';
import { countOf, formatCount } from '../../../domain/text/count';
import { type RecordSort } from '../../../ui/gridRows/RecordColumn';
import { RecordGrid } from '../../../ui/grid/RecordGrid';
import { useSelectedRows } from '../../../ui/selection/useSelectedRows';
import { SectionBulkBar } from '../bulk/SectionBulkBar';
import { SectionBulkReport } from '../bulk/SectionBulkReport';
import { useSectionBulk } from '../bulk/useSectionBulk';
import { useSectionBulkCommands } from '../bulk/useSectionBulkCommands';
import useEventCallback from '@mui/utils/useEventCallback';
import { sectionColumns } from './sectionColumns';
import { filterSections } from './filterSections';
import { SectionListToolbar } from './SectionListToolbar';
import { usePrimaryTitles } from './usePrimaryTitles';
import { useSectionFilter } from './useSectionFilter';
import { useSectionOrder } from './useSectionOrder';
import { useNavigate } from 'react-router-dom';
import { type Language } from '../../../domain/languages/language';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useFirstIds } from '../../../state/hooks/useFirstIds';
import { selectLanguages } from '../../../state/select/selectLanguages';
import { type SectionView } from '../../../state/select/selectSections';
import { NoSections, NoSectionsFound } from './SectionListEmpty';

/** Loaded with the first dialog; the list renders without it. */
const SectionBulkDialogs = lazy(async () => ({
  default: (await import('../bulk/SectionBulkDialogs')).SectionBulkDialogs,
}));

const byOrder: RecordSort = { key: 'order', dir: 'asc' };
const noSections: readonly SectionView[] = [];

function countText(shown: number, all: number, age: string | null): string {
  const total = countOf(all, 'section');
  const count = shown === all ? total : `${formatCount(shown)} of ${total}`;
  return age === null ? count : `${count}, ${age}`;
}

/** Sections in display order, with drag-and-drop for the grid while sorted by order. */
function useReorder(
  sections: readonly SectionView[] | null,
  sort: RecordSort | null,
  isFiltered: boolean,
  currentId: (id: string) => string,
) {
  const { shown, moveTogether, ...order } = useSectionOrder(sections);
  const onPreview = useEventCallback((id: string, to: number) =>
    order.onPreview(currentId(id), to),
  );
  const onSettle = useEventCallback(order.onSettle);
  const reorder = useMemo(() => {
    const isByOrder = sort?.key === byOrder.key && sort.dir === byOrder.dir;
    const refusal = isFiltered
      ? 'Show all sections to move them'
      : isByOrder
        ? null
        : 'Sort by order to move sections';
    return { noun: 'section', group: 'Sections', refusal, onPreview, onSettle };
  }, [sort, isFiltered, onPreview, onSettle]);
  return { shown, reorder, moveTogether };
}

interface SectionTableProps {
  tourId: string;
  /** Null while loading. */
  sections: readonly SectionView[] | null;
  language: Language;
  primaryLanguage: string | null;
  /** Age of stale data; null when fresh. */
  age: string | null;
  /** Id of the section just created; null for none. */
  createdId: string | null;
  /** Button that uploads recordings to the sections. */
  uploadButton: ReactNode;
  onDelete: (section: SectionView) => void;
}

/** Grid of the sections in order, with search, filter and actions above. */
export function SectionTable(props: SectionTableProps) {
  const { tourId, sections, language, primaryLanguage, age, uploadButton, onDelete } = props;
  const navigate = useNavigate();
  const languages = useConsoleSelector(selectLanguages);
  const [sort, setSort] = useState<RecordSort | null>(byOrder);
  const { rowId, firstId, currentId } = useFirstIds();
  const createdId = props.createdId === null ? null : currentId(props.createdId);
  const filtering = useSectionFilter();
  const { filter } = filtering;
  const isFiltered = filter.query.trim() !== '' || filter.isSilentOnly;
  const { shown, reorder, moveTogether } = useReorder(sections, sort, isFiltered, currentId);
  const rows = useMemo(
    () => filterSections(shown ?? noSections, filter, language.code),
    [shown, filter, language.code],
  );
  const { selection, selected, hiddenCount, clear } = useSelectedRows(
    shown ?? noSections,
    rows,
    rowId,
  );
  const bulk = useSectionBulk(selected, moveTogether);
  useSectionBulkCommands(bulk, clear);
  const primary = usePrimaryTitles(tourId, sections, primaryLanguage);
  const positions = useMemo(
    () => new Map((shown ?? noSections).map(({ id }, index) => [id, index + 1])),
    [shown],
  );
  const columns = useMemo(
    () => sectionColumns({ tourId, language, languages, primary, positions, createdId, onDelete }),
    [tourId, language, languages, primary, positions, createdId, onDelete],
  );
  const open = useEventCallback(
    (section: SectionView) => void navigate(sectionPath(tourId, section.id)),
  );

  const hasSections = sections !== null && sections.length > 0;
  return (
    <>
      <RecordGrid
        label="Sections"
        rows={rows}
        rowId={rowId}
        columns={columns}
        language={language.code}
        sort={sort}
        onSortChange={setSort}
        reorder={reorder}
        selection={selection}
        foot={<SectionBulkBar bulk={bulk} hiddenCount={hiddenCount} onClear={clear} />}
        floating={<SectionBulkReport bulk={bulk} />}
        viewKey={`sections/${tourId}?${JSON.stringify(filter)}`}
        entryId={createdId === null ? null : firstId(createdId)}
        loading={sections === null}
        onRowOpen={open}
        countText={sections === null ? '' : countText(rows.length, sections.length, age)}
        emptyState={
          hasSections ? (
            <NoSectionsFound filter={filter} language={language} onClear={filtering.clear} />
          ) : (
            <NoSections tourId={tourId} language={language} primaryLanguage={primaryLanguage} />
          )
        }
        toolbar={
          <SectionListToolbar
            tourId={tourId}
            language={language}
            hasSections={hasSections}
            filtering={filtering}
            uploadButton={uploadButton}
          />
        }
      />
      {bulk.dialog !== null && (
        <Suspense fallback={null}>
          <SectionBulkDialogs bulk={bulk} count={shown?.length ?? 0} />
        </Suspense>
      )}
    </>
  );
}
