import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDraftAt } from '../../../state/hooks/useDrafts';
import { DetailsHeading } from '../../../ui/controls/DetailsHeading';
import { DraftOffer } from '../../../ui/feedback/DraftOffer';
import { PageBody } from '../../../ui/shell/PageBody';
import { ReadinessPanel } from '../publication/ReadinessPanel';
import { tourDraftPlace } from '../form/tourDraftKey';
import { TourEditForm } from './TourEditForm';
import { TourFacts } from './TourFacts';
import { useTourFrame } from './useTourFrame';

/** A tour's details: to be read, or to be edited. */
export function TourDetailsTab() {
  const { tour, pinLanguage } = useTourFrame();
  const [mode, setMode] = useState<'opened' | 'editing' | 'edited'>('opened');
  const [params, setParams] = useSearchParams();
  const [wanted, setWanted] = useState<string | null>(null);
  const kept = useDraftAt(tourDraftPlace(tour?.id ?? '', tour?.language ?? ''));
  const edited = params.get('edit');
  // An address that names a field leads into the form, once.
  useEffect(() => {
    if (edited === null || tour === null) return;
    setWanted(edited);
    setMode('editing');
    setParams(
      (last) => {
        const next = new URLSearchParams(last);
        next.delete('edit');
        return next;
      },
      { replace: true },
    );
  }, [edited, tour, setParams]);
  if (tour === null) return null;
  if (mode === 'editing') {
    return (
      <TourEditForm
        key={`${tour.id}:${tour.language}`}
        tour={tour}
        pinLanguage={pinLanguage}
        focusField={wanted}
        onClose={() => {
          setMode('edited');
          setWanted(null);
        }}
      />
    );
  }
  return (
    <PageBody>
      <DetailsHeading isBack={mode === 'edited'} onEdit={() => setMode('editing')} />
      {kept !== undefined && (
        <DraftOffer
          subject="your changes to this tour."
          typedAtMs={kept.draft.typedAtMs}
          onContinue={() => setMode('editing')}
          onDiscard={kept.discard}
        />
      )}
      <ReadinessPanel tour={tour} />
      <TourFacts tour={tour} />
    </PageBody>
  );
}
