import { type Media } from '../../domain/tours/media';
import { isolate } from '../../domain/text/script';
import { useDrafts } from '../../state/hooks/useDrafts';
import { DraftOffer } from '../../ui/feedback/DraftOffer';

interface RecordingDraftOffersProps {
  recordings: readonly Media[];
  onContinue: (media: Media) => void;
}

/** Offers to continue titles and transcripts that were left unsaved. */
export function RecordingDraftOffers({ recordings, onContinue }: RecordingDraftOffersProps) {
  return useDrafts('media/').map(({ subpath, draft, discard }) => {
    const media = recordings.find(({ id }) => id === subpath);
    if (media === undefined) return null;
    const name = media.title ?? media.filename;
    return (
      <DraftOffer
        key={subpath}
        subject={`title and transcript of ${name === null ? 'a recording' : isolate(name)}.`}
        typedAtMs={draft.typedAtMs}
        onContinue={() => onContinue(media)}
        onDiscard={discard}
      />
    );
  });
}
