import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDraftAt } from '../../../state/hooks/useDrafts';
import { useCommands } from '../../../ui/command/CommandScope';
import { DetailsHeading } from '../../../ui/controls/DetailsHeading';
import { DraftOffer } from '../../../ui/feedback/DraftOffer';
import { sectionDraftKey } from '../form/sectionDraftKey';
import { SectionEditForm } from '../form/SectionEditForm';
import { SectionFacts } from './SectionFacts';
import { useSectionFrame } from './useSectionFrame';

/** Details tab of a section: facts, or the edit form. */
export function SectionDetailsTab() {
  const { tourId = '' } = useParams();
  const { section, pinLanguage } = useSectionFrame();
  const [mode, setMode] = useState<'opened' | 'editing' | 'edited'>('opened');
  const storedDraft = useDraftAt(sectionDraftKey(section?.id ?? '', section?.language ?? ''));
  useCommands(
    [
      {
        id: 'edit-section',
        label: 'Edit this section',
        group: 'Section',
        keys: ['E'],
        canRun: () => section !== null && mode !== 'editing',
        run: () => setMode('editing'),
      },
    ],
    '',
  );
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
      {storedDraft !== undefined && (
        <DraftOffer
          subject="your changes to this section."
          typedAtMs={storedDraft.draft.typedAtMs}
          onContinue={() => setMode('editing')}
          onDiscard={storedDraft.discard}
        />
      )}
      <SectionFacts tourId={tourId} section={section} />
    </>
  );
}
