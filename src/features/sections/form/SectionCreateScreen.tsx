import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { sectionsPath } from '../../../domain/paths/sectionPaths';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectContentLanguage } from '../../../state/model/preferencesSlice';
import { selectLanguages } from '../../../state/select/selectLanguages';
import { type SectionView } from '../../../state/select/selectSections';
import { FormSkeleton } from '../../../ui/feedback/FormSkeleton';
import { PageBody } from '../../../ui/shell/PageBody';
import { PageHeader } from '../../../ui/shell/PageHeader';
import { SectionCreateForm } from './SectionCreateForm';
import { nextOrderIndex, type NewSectionValues } from './sectionForm';
import { NoTour } from '../list/SectionListEmpty';
import { useSectionList } from '../list/useSectionList';
import { useTourHead } from '../../../state/hooks/useTourHead';
import { tourBreadcrumbs } from '../list/tourBreadcrumbs';

const noSections: readonly SectionView[] = [];

/** Initial values of a new section; null until the next order index is known. */
function useInitialValues(
  sections: readonly { order_index: number }[] | null,
  hasFailed: boolean,
  contentLanguage: string,
): NewSectionValues | null {
  const languages = useConsoleSelector(selectLanguages);
  const [values, setValues] = useState<NewSectionValues | null>(null);
  if (values === null && (sections !== null || hasFailed)) {
    const language =
      languages.find(({ code, is_enabled }) => is_enabled && code === contentLanguage)?.code ??
      languages.find(({ is_default }) => is_default)?.code ??
      '';
    const order_index = nextOrderIndex(sections ?? []);
    setValues({ order_index, duration_seconds: null, language, title: '', description: '' });
  }
  return values;
}

export function SectionCreateScreen() {
  const { tourId = '' } = useParams();
  const contentLanguage = useConsoleSelector(selectContentLanguage);
  const tour = useTourHead(tourId, contentLanguage);
  const { sections, problem } = useSectionList(tourId, contentLanguage);
  const initial = useInitialValues(sections, problem !== null, contentLanguage);
  const isMissing = sections === null && problem?.status === 404;
  return (
    <>
      <PageHeader
        title="Create section"
        breadcrumbs={[
          ...tourBreadcrumbs(tourId, tour),
          { label: 'Sections', to: sectionsPath(tourId) },
        ]}
      />
      {isMissing || initial === null ? (
        <PageBody narrow>{isMissing ? <NoTour /> : <FormSkeleton fields={4} />}</PageBody>
      ) : (
        <SectionCreateForm tourId={tourId} initial={initial} sections={sections ?? noSections} />
      )}
    </>
  );
}
