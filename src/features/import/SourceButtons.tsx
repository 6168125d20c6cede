import { RefusableButton } from '../../ui/controls/RefusableButton';

interface SourceButtonsProps {
  /** Reason why the source stays as it is; null when it can be left. */
  refusal: string | null;
  /** Null where there are none to choose from, or while they are chosen. */
  onChooseColumns: (() => void) | null;
  /** Null when the rows can't be edited in the field. */
  onEdit: (() => void) | null;
  /** Label of the way to another source. */
  backLabel: string;
  onBack: () => void;
}

/** Ways from a source: to its columns, its rows and another one. */
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
