import { useState } from 'react';
import { useDraftAt } from '../../state/drafts/useDrafts';
import { DetailsHeading } from '../../ui/DetailsHeading';
import { DraftOffer } from '../../ui/DraftOffer';
import { PageBody } from '../../ui/PageBody';
import { tourDraftPlace } from './tourDraftPlace';
import { TourEditForm } from './TourEditForm';
import { TourFacts } from './TourFacts';
import { useTourFrame } from './useTourFrame';

/** A tour's details: to be read, or to be edited. */
export function TourDetailsTab() {
  const { tour, pinLanguage } = useTourFrame();
  const [mode, setMode] = useState<'opened' | 'editing' | 'edited'>('opened');
  const kept = useDraftAt(tourDraftPlace(tour?.id ?? '', tour?.language ?? ''));
  if (tour === null) return null;
  if (mode === 'editing') {
    return (
      <TourEditForm
        key={`${tour.id}:${tour.language}`}
        tour={tour}
        pinLanguage={pinLanguage}
        onClose={() => setMode('edited')}
      />
    );
  }
  return (
    <PageBody>
      <DetailsHeading isBack={mode === 'edited'} onEdit={() => setMode('editing')} />
      {kept !== undefined && (
        <DraftOffer
          what="your changes to this tour."
          typedAtMs={kept.draft.typedAtMs}
          onContinue={() => setMode('editing')}
          onDiscard={kept.discard}
        />
      )}
      <TourFacts tour={tour} />
    </PageBody>
  );
}
