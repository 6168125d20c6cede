import { type Media } from '../../domain/tours/media';
import { isolate } from '../../domain/text/script';
import { useDrafts } from '../../state/hooks/useDrafts';
import { useRecordingName } from '../../state/hooks/useRecordingName';
import { DraftOffer } from '../../ui/feedback/DraftOffer';

interface RecordingDraftOffersProps {
  recordings: readonly Media[];
  onContinue: (media: Media) => void;
}

type OpenDraft = ReturnType<typeof useDrafts>[number];

interface RecordingDraftOfferProps extends Pick<OpenDraft, 'draft' | 'discard'> {
  media: Media;
  onContinue: () => void;
}

function RecordingDraftOffer({ media, draft, discard, onContinue }: RecordingDraftOfferProps) {
  const name = useRecordingName(media).text;
  return (
    <DraftOffer
      subject={`title and transcript of ${isolate(name)}.`}
      typedAtMs={draft.typedAtMs}
      onContinue={onContinue}
      onDiscard={discard}
    />
  );
}

/** Offers to continue unsaved titles and transcripts. */
export function RecordingDraftOffers({ recordings, onContinue }: RecordingDraftOffersProps) {
  return useDrafts('media/').map(({ subpath, draft, discard }) => {
    const media = recordings.find(({ id }) => id === subpath);
    if (media === undefined) return null;
    return (
      <RecordingDraftOffer
        key={subpath}
        media={media}
        draft={draft}
        discard={discard}
        onContinue={() => onContinue(media)}
      />
    );
  });
}
