import EditOutlined from '@mui/icons-material/EditOutlined';
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDraftAt } from '../../state/drafts/useDrafts';
import { DraftOffer } from '../../ui/DraftOffer';
import { sectionDraftPlace } from './sectionDraftPlace';
import { SectionEditForm } from './SectionEditForm';
import { SectionFacts } from './SectionFacts';
import { useSectionFrame } from './useSectionFrame';

/** A section's details: to be read, or to be edited. */
export function SectionDetailsTab() {
  const { section, pinLanguage } = useSectionFrame();
  const [mode, setMode] = useState<'opened' | 'editing' | 'edited'>('opened');
  const kept = useDraftAt(sectionDraftPlace(section?.id ?? '', section?.language ?? ''));
  if (section === null) return null;
  if (mode === 'editing') {
    return (
      <SectionEditForm
        key={`${section.id}:${section.language}`}
        section={section}
        pinLanguage={pinLanguage}
        onClose={() => setMode('edited')}
      />
    );
  }
  return (
    <>
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
          what="your changes to this section."
          typedAtMs={kept.draft.typedAtMs}
          onContinue={() => setMode('editing')}
          onDiscard={kept.discard}
        />
      )}
      <SectionFacts section={section} />
    </>
  );
}
