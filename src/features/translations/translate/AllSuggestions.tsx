import { useState } from 'react';
import LibraryAddCheck from '@mui/icons-material/LibraryAddCheck';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { countOf, formatCount } from '../../../domain/text/count';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';
import { keyCombination } from '../../../ui/command/command';
import { useButtonCommand } from '../../../ui/command/CommandScope';
import { pairValues, type PairValues, type TextPair } from './textPairs';
import { useOwnTranslation } from './useOwnTranslation';

interface AllSuggestionsProps {
  pairs: readonly TextPair[];
  from: string;
  to: string;
}

/** Fills a tour's empty fields with translations from elsewhere; the undo clears those not edited since. */
function useAllSuggestions({ pairs, from, to }: AllSuggestionsProps) {
  const { values, setValues, isSubmitting } = useFormikContext<PairValues>();
  const { emptyOffersFor } = useOwnTranslation(from, to);
  const dispatch = useConsoleDispatch();
  const [filled, setFilled] = useState<PairValues>({});
  const offers = pairs.flatMap(emptyOffersFor);
  const stored = pairValues(pairs);
  const untouched = Object.keys(filled).filter(
    (name) => values[name] === filled[name] && values[name] !== stored[name],
  );
  const set = (changed: PairValues, message: string) => {
    void setValues({ ...values, ...changed });
    dispatch(announced('info', message));
  };
  const use = () => {
    if (isSubmitting) return;
    const texts = Object.fromEntries(offers.map(({ name, used }) => [name, used.text]));
    setFilled(texts);
    set(texts, `${countOf(offers.length, 'text')} filled in, not saved yet`);
  };
  const undo = () => {
    if (isSubmitting) return;
    setFilled({});
    const emptied = Object.fromEntries(untouched.map((name) => [name, '']));
    set(emptied, `${countOf(untouched.length, 'text')} emptied again`);
  };
  return { offerCount: offers.length, undoCount: untouched.length, use, undo };
}

/** Button that applies all suggestions for a tour, then offers to undo that. */
export function AllSuggestions(props: AllSuggestionsProps) {
  const { offerCount, undoCount, use, undo } = useAllSuggestions(props);
  const [hasFocus, setFocus] = useState(false);
  const canUndo = undoCount > 0;
  const canUse = !canUndo && offerCount > 1;
  const label = canUndo
    ? `Undo ${countOf(undoCount, 'suggestion')}`
    : canUse
      ? `Use all ${formatCount(offerCount)} suggestions`
      : 'No more suggestions';
  const run = canUndo ? undo : use;
  const isEnabled = canUndo || canUse;
  useButtonCommand({ id: 'all-suggestions', label, group: 'Translate', isEnabled, run });
  // Unmounting the button while focused would lose the focus.
  if (!isEnabled && !hasFocus) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={canUndo ? <Undo /> : <LibraryAddCheck />}
      aria-disabled={!isEnabled}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onClick={isEnabled ? run : undefined}
      onKeyDown={(event) => {
        if (!canUndo || keyCombination(event) !== 'Mod+Z') return;
        event.preventDefault();
        undo();
      }}
    >
      {label}
    </Button>
  );
}
