import Button from '@mui/material/Button';
import { formatAge } from '../../domain/text/date';
import { InfoBanner } from './InfoBanner';

export interface DraftOfferProps {
  /** 'changes to this tour'. */
  what: string;
  /** Epoch milliseconds. */
  typedAtMs: number;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Where a form was open earlier: the way back to what was typed into it. */
export function DraftOffer({ what, typedAtMs, onContinue, onDiscard }: DraftOfferProps) {
  return (
    <InfoBanner
      action={
        <>
          <Button onClick={onContinue}>Continue</Button>
          <Button onClick={onDiscard}>Discard</Button>
        </>
      }
    >
      Not saved yet, {formatAge(typedAtMs, Date.now())}: {what}
    </InfoBanner>
  );
}
