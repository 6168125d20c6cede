import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { countOf, formatCount } from '../../../domain/text/count';
import { type Language } from '../../../domain/languages/language';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useSectionCheck } from '../../../state/hooks/useSectionCheck';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { type TourView } from '../../../state/select/tourViews';
import { RefusableButton } from '../../../ui/controls/RefusableButton';
import { useWhenQuiet } from '../useWhenQuiet';
import { WaitingRow } from './WaitingRow';

/** Quiet period in ms without requests before the background check. */
const QUIET_MS = 4000;
/** Maximum number of drafts checked in the background. */
const MAX_BACKGROUND_DRAFTS = 100;

type Pace = 'foreground' | 'background';

/** Check of drafts whose sections have not been loaded in the language. */
export function useDraftCheck(unchecked: readonly TourView[], language: string) {
  const { progress, start, stop } = useSectionCheck();
  /** Language whose drafts have been checked, by button or in the background; null before. */
  const [settled, setSettled] = useState<string | null>(null);
  const [pace, setPace] = useState<Pace>('foreground');
  const isChecking = progress !== null;
  const check = (at: Pace) => {
    setSettled(language);
    setPace(at);
    void start(
      unchecked.map(({ id }) => ({ tourId: id, language })),
      at,
    );
  };
  const isFew = unchecked.length > 0 && unchecked.length <= MAX_BACKGROUND_DRAFTS;
  const isWanted = isFew && !isChecking && settled !== language;
  const isWaiting = useWhenQuiet(isWanted, QUIET_MS, () => check('background'));
  return {
    progress,
    isChecking,
    /** True while a background check runs or is going to. */
    isUnasked: isChecking ? pace === 'background' : isWaiting,
    uncheckedCount: unchecked.length,
    check,
    stop,
  };
}

interface DraftCheckRowProps {
  check: ReturnType<typeof useDraftCheck>;
  isShown: boolean;
  language: Language;
  /** Takes over the focus from the button when the row is hidden. */
  onFocusLost: () => void;
}

/** Row for drafts whose readiness is unknown, with a button that checks them; hidden during a background check. */
export function DraftCheckRow({ check, isShown, language, onFocusLost }: DraftCheckRowProps) {
  const { progress, isChecking, uncheckedCount } = check;
  const refusal = useConsoleSelector(selectOfflineRefusal);
  const hadFocus = useRef(false);
  const loseFocus = useEffectEvent(onFocusLost);
  useEffect(() => {
    if (isShown) return;
    if (hadFocus.current) loseFocus();
    hadFocus.current = false;
  }, [isShown]);
  if (!isShown) return null;
  const toCheck = countOf(uncheckedCount, 'draft');
  const button = (
    <RefusableButton
      size="small"
      variant="outlined"
      aria-label={isChecking ? 'Stop checking drafts' : `Check ${toCheck}`}
      refusal={isChecking ? null : refusal}
      onClick={isChecking ? check.stop : () => check.check('foreground')}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
      sx={{ alignSelf: 'center' }}
    >
      {isChecking ? 'Stop' : `Check ${formatCount(uncheckedCount)}`}
    </RefusableButton>
  );
  return (
    <WaitingRow
      to="/admin/tours?status=draft"
      title={`A draft is ready where nothing is missing in ${language.label}, and every section has audio`}
      note={
        progress === null
          ? `Sections of ${toCheck} not checked`
          : `${formatCount(progress.done)} of ${formatCount(progress.total)} checked`
      }
      action={button}
    >
      Drafts ready to publish
    </WaitingRow>
  );
}
