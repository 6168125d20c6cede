import { useState } from 'react';
import { useDraftAt } from '../../../state/hooks/useDrafts';
import { DetailsHeading } from '../../../ui/controls/DetailsHeading';
import { DraftOffer } from '../../../ui/feedback/DraftOffer';
import { sectionDraftPlace } from '../form/sectionDraftKey';
import { SectionEditForm } from '../form/SectionEditForm';
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
      <DetailsHeading isBack={mode === 'edited'} onEdit={() => setMode('editing')} />
      {kept !== undefined && (
        <DraftOffer
          subject="your changes to this section."
          typedAtMs={kept.draft.typedAtMs}
          onContinue={() => setMode('editing')}
          onDiscard={kept.discard}
        />
      )}
      <SectionFacts section={section} />
    </>
  );
}
