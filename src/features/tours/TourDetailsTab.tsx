import EditOutlined from '@mui/icons-material/EditOutlined';
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDraftAt } from '../../state/drafts/useDrafts';
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
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h2" variant="h2">
          Details
        </Typography>
        <Button
          variant="outlined"
          startIcon={<EditOutlined />}
          // Back from the form, the focus is where it left.
          autoFocus={mode === 'edited'}
          onClick={() => setMode('editing')}
        >
          Edit
        </Button>
      </Box>
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
