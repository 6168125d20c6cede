import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectContentLanguage } from '../../../state/model/preferencesSlice';
import { selectLanguages } from '../../../state/select/selectLanguages';
import { FormSkeleton } from '../../../ui/feedback/FormSkeleton';
import { PageBody } from '../../../ui/shell/PageBody';
import { PageHeader } from '../../../ui/shell/PageHeader';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { TourCreateForm } from './TourCreateForm';
import { emptyTourForm, type TourFormValues } from './tourForm';
import { useTourCopy, type TourCopy } from './useTourCopy';

const toTours = [{ label: 'Tours', to: '/admin/tours' }];

function useBlankValues(): TourFormValues {
  const languages = useConsoleSelector(selectLanguages);
  const contentLanguage = useConsoleSelector(selectContentLanguage);
  const [values] = useState(() => ({
    ...emptyTourForm,
    primary_language:
      languages.find(({ code, is_enabled }) => is_enabled && code === contentLanguage)?.code ??
      languages.find(({ is_default }) => is_default)?.code ??
      'en',
  }));
  return values;
}

/** The copy as first loaded, so that later updates do not reset the open form. */
function useFirstCopy(copy: TourCopy | null): TourCopy | null {
  const [first, setFirst] = useState(copy);
  if (copy !== null && first?.tourId !== copy.tourId) setFirst(copy);
  return copy === null ? null : first;
}

/** Page that creates a tour, blank or as a copy (`?from=`). */
export function TourCreateScreen() {
  const [params] = useSearchParams();
  const from = params.get('from');
  const blank = useBlankValues();
  const source = useTourCopy(from);
  const copy = useFirstCopy(source.copy);
  const form = () => {
    if (from === null) return <TourCreateForm key="new" initial={blank} copy={null} />;
    if (copy !== null) return <TourCreateForm key={from} initial={copy.values} copy={copy} />;
    return (
      <PageBody narrow>
        {source.problem === null ? (
          <FormSkeleton fields={6} />
        ) : (
          <ProblemPanel
            title="The tour to copy could not be loaded"
            problem={source.problem}
            onRetry={source.retry}
          />
        )}
      </PageBody>
    );
  };
  return (
    <>
      <PageHeader title={from === null ? 'Create tour' : 'Duplicate tour'} breadcrumbs={toTours} />
      {form()}
    </>
  );
}
