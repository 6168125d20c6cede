import Button from '@mui/material/Button';
import { formatAge } from '../../domain/text/date';
import { InfoBanner } from './InfoBanner';

export interface DraftOfferProps {
  /** Subject of the draft: 'changes to this tour'. */
  subject: string;
  /** Time of the last input, in epoch milliseconds. */
  typedAtMs: number;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offer to continue or discard a stored draft. */
export function DraftOffer({ subject, typedAtMs, onContinue, onDiscard }: DraftOfferProps) {
  return (
    <InfoBanner
      action={
        <>
          <Button onClick={onContinue}>Continue</Button>
          <Button onClick={onDiscard}>Discard</Button>
        </>
      }
    >
      Not saved yet, {formatAge(typedAtMs, Date.now())}: {subject}
    </InfoBanner>
  );
}
