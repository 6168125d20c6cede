import { useEffect, useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { countOf, formatCount } from '../../../domain/text/count';
import { type Language } from '../../../domain/languages/language';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useSectionCheck } from '../../../state/hooks/useSectionCheck';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { selectReadyTours } from '../../../state/select/selectReadyTours';
import { type TourView } from '../../../state/select/tourViews';
import { RefusableButton } from '../../../ui/controls/RefusableButton';
import { selectDraftGaps } from './selectDraftGaps';
import { useBackgroundCheck } from './useBackgroundCheck';
import { WaitingRow } from './WaitingRow';

/** Drafts of the list that are ready, and those of which that is known once their sections have been read. */
function useReadyDrafts(tours: readonly TourView[] | null, language: string) {
  const { ready, unread } = useConsoleSelector((state) => selectReadyTours(state, language));
  const drafts = tours?.filter((tour) => !tour.is_published) ?? null;
  return {
    readyCount: drafts?.filter(({ id }) => ready.has(id)).length ?? null,
    unread: drafts?.filter(({ id }) => unread.has(id)) ?? [],
  };
}

const noteStyle = {
  overflow: 'hidden',
  fontSize: 12,
  lineHeight: '16px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const;

/** Missing parts of the drafts, where none is ready; they describe the link, and are no part of its name. */
function GapsNote({ id, language }: { id: string; language: string }) {
  const gaps = useConsoleSelector((state) => selectDraftGaps(state, language));
  if (gaps === null) return null;
  return (
    <Box id={id} aria-hidden title={gaps} sx={noteStyle}>
      {gaps}
    </Box>
  );
}

interface ReadyDraftsRowProps {
  /** Null until they have loaded. */
  tours: readonly TourView[] | null;
  language: Language;
}

/** Number of the drafts that lack nothing, and a check of those whose sections nobody has read on this device. */
export function ReadyDraftsRow({ tours, language }: ReadyDraftsRowProps) {
  const { readyCount, unread } = useReadyDrafts(tours, language.code);
  const { progress, start, stop } = useSectionCheck();
  const refusal = useConsoleSelector(selectOfflineRefusal);
  const link = useRef<HTMLAnchorElement>(null);
  const hadFocus = useRef(false);
  const isChecking = progress !== null;
  const hasButton = isChecking || unread.length > 0;
  useEffect(() => {
    // The row takes the focus of the button that goes away.
    if (!hasButton && hadFocus.current) link.current?.focus();
    if (!hasButton) hadFocus.current = false;
  }, [hasButton]);
  const toCheck = countOf(unread.length, 'draft');
  const unreadTexts = unread.map(({ id }) => ({ tourId: id, language: language.code }));
  /** Language whose drafts were checked, or not to be. */
  const [settled, setSettled] = useState<string | null>(null);
  const check = (pace: 'foreground' | 'background') => {
    setSettled(language.code);
    void start(unreadTexts, pace);
  };
  useBackgroundCheck(unread.length, !isChecking && settled !== language.code, () =>
    check('background'),
  );
  const noteId = useId();
  const isNone = readyCount === 0 && !hasButton;
  const button = (
    <RefusableButton
      size="small"
      variant="outlined"
      aria-label={isChecking ? 'Stop the check of drafts' : `Check ${toCheck}`}
      refusal={isChecking ? null : refusal}
      onClick={isChecking ? stop : () => check('foreground')}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
      sx={{ alignSelf: 'center' }}
    >
      {isChecking ? 'Stop' : `Check ${formatCount(unread.length)}`}
    </RefusableButton>
  );
  return (
    <WaitingRow
      to="/admin/tours?status=draft&incomplete=ready"
      title={`Nothing is missing in ${language.label}, and every section has audio`}
      // None that is known says nothing of those that nobody has read.
      count={readyCount === 0 && unread.length > 0 ? null : readyCount}
      action={hasButton ? button : undefined}
      linkRef={link}
      describedBy={isNone ? noteId : undefined}
    >
      Drafts ready to publish
      {hasButton && (
        <Box sx={noteStyle}>
          {progress === null
            ? `Sections of ${toCheck} not checked`
            : `${formatCount(progress.done)} of ${formatCount(progress.total)} checked`}
        </Box>
      )}
      {isNone && <GapsNote id={noteId} language={language.code} />}
    </WaitingRow>
  );
}
