import { RefusableButton } from '../../ui/controls/RefusableButton';

interface SourceButtonsProps {
  /** Reason why the source cannot be left; null when it can. */
  refusal: string | null;
  /** Null when there are no columns to choose, or while they are being chosen. */
  onChooseColumns: (() => void) | null;
  /** Null when the rows cannot be edited as text. */
  onEdit: (() => void) | null;
  /** Label of the button for another source. */
  backLabel: string;
  onBack: () => void;
}

/** Buttons for a source: choose its columns, edit its rows, choose another source. */
export function SourceButtons(props: SourceButtonsProps) {
  const { refusal, onChooseColumns, onEdit, backLabel, onBack } = props;
  const button = (label: string, act: (() => void) | null) =>
    act !== null && (
      <RefusableButton variant="outlined" refusal={refusal} onClick={act}>
        {label}
      </RefusableButton>
    );
  return (
    <>
      {button('Choose the columns', onChooseColumns)}
      {button('Edit the rows', onEdit)}
      {button(backLabel, onBack)}
    </>
  );
}
