import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDraftAt } from '../../../state/hooks/useDrafts';
import { DetailsHeading } from '../../../ui/controls/DetailsHeading';
import { DraftOffer } from '../../../ui/feedback/DraftOffer';
import { PageBody } from '../../../ui/shell/PageBody';
import { tourDraftKey } from '../form/tourDraftKey';
import { TourEditForm } from './TourEditForm';
import { TourFacts } from './TourFacts';
import { useTourFrame } from './useTourFrame';

/** Details tab of a tour: facts, or the edit form. */
export function TourDetailsTab() {
  const { tour, pinLanguage } = useTourFrame();
  const [mode, setMode] = useState<'opened' | 'editing' | 'edited'>('opened');
  const [params, setParams] = useSearchParams();
  const [focusField, setFocusField] = useState<string | null>(null);
  const storedDraft = useDraftAt(tourDraftKey(tour?.id ?? '', tour?.language ?? ''));
  const editParam = params.get('edit');
  // Opens the form once for a URL that names a field (`?edit=`), then removes the parameter.
  useEffect(() => {
    if (editParam === null || tour === null) return;
    setFocusField(editParam);
    setMode('editing');
    setParams(
      (last) => {
        const next = new URLSearchParams(last);
        next.delete('edit');
        return next;
      },
      { replace: true },
    );
  }, [editParam, tour, setParams]);
  if (tour === null) return null;
  if (mode === 'editing') {
    return (
      <TourEditForm
        key={`${tour.id}:${tour.language}`}
        tour={tour}
        pinLanguage={pinLanguage}
        focusField={focusField}
        onClose={() => {
          setMode('edited');
          setFocusField(null);
        }}
      />
    );
  }
  return (
    <PageBody>
      <DetailsHeading isBack={mode === 'edited'} onEdit={() => setMode('editing')} />
      {storedDraft !== undefined && (
        <DraftOffer
          subject="your changes to this tour."
          typedAtMs={storedDraft.draft.typedAtMs}
          onContinue={() => setMode('editing')}
          onDiscard={storedDraft.discard}
        />
      )}
      <TourFacts tour={tour} />
    </PageBody>
  );
}
