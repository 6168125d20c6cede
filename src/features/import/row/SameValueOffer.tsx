import { countOf } from '../../../domain/text/count';
import { importFieldLabel } from '../../../domain/tourImport/importColumns';
import { findPageTitle } from '../../../ui/command/findPageTitle';
import { RefusableButton } from '../../../ui/controls/RefusableButton';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { type RowDialog } from './useRowDialog';

interface SameValueOfferProps {
  dialog: RowDialog;
  /** Reason why the rows cannot be edited now; null when they can. */
  refusal: string | null;
}

/** Offer to apply a correction to the other rows with the same wrong value. */
export function SameValueOffer({ dialog, refusal }: SameValueOfferProps) {
  const { sameValue } = dialog;
  if (sameValue === null || sameValue.part === 'rest') return null;
  const { part, from, count, correct } = sameValue;
  const label = importFieldLabel(part).toLowerCase();
  return (
    <InfoBanner
      action={
        <RefusableButton
          variant="outlined"
          refusal={refusal}
          onClick={(event) => {
            // The button unmounts. In a dialog, the row's fields take the focus themselves.
            if (event.currentTarget.closest('[role="dialog"]') === null) findPageTitle()?.focus();
            correct();
          }}
        >
          {count === 1
            ? 'Correct the other row too'
            : `Correct the other ${countOf(count, 'row')} too`}
        </RefusableButton>
      }
    >
      {count === 1 ? '1 other row has' : `${countOf(count, 'other row')} have`} the {label} “
      <bdi>{from}</bdi>”.
    </InfoBanner>
  );
}
