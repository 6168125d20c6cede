import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';
import useEventCallback from '@mui/utils/useEventCallback';
import { countOf, formatCount } from '../../../../domain/text/count';
import { findConcordance, type ConcordanceLine } from '../../../../domain/translating/concordance';
import { useConsoleSelector } from '../../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../../state/select/selectLanguages';
import { isModalOpen } from '../../../../ui/command/command';
import { SearchField } from '../../../../ui/controls/SearchField';
import { columnWidth, hasFieldsBeside, popperAnchor, type TermAnchor } from './concordanceAnchor';
import { ConcordanceItem } from './ConcordanceItem';
import { useResultKeys } from './useResultKeys';
import { useConcordanceTexts } from './useConcordanceTexts';

/** Maximum number of uses listed. */
const MAX_LISTED = 20;
const MIN_WIDTH = 280;
/** Space in px that the sticky header and the save bar take at the window's edges. */
const PADDING = { top: 56, bottom: 64, left: 8, right: 8 };

interface ConcordancePanelProps {
  /** Selected words, used as the initial query. */
  term: string;
  anchor: TermAnchor;
  focusCount: number;
  from: string;
  to: string;
  lastField: RefObject<HTMLTextAreaElement | null>;
  /** Called when the results change, because the height of the panel changes with them. */
  onResized?: (uses: readonly ConcordanceLine[]) => void;
  /** Closes the panel; the argument is true when the focus was inside. */
  onClose: (isWithin: boolean) => void;
}

type SearchedTexts = Omit<ReturnType<typeof useConcordanceTexts>, 'texts'>;
type PopperInstance = Extract<PopperProps['popperRef'], RefObject<unknown>>['current'];

/** Text with the number of uses and the scope of the search. */
function useSummary(
  query: string,
  count: number,
  searched: SearchedTexts,
  from: string,
  to: string,
) {
  const languages = useConsoleSelector(selectLanguages);
  const names = [from, to].map((code) => languageNamed(languages, code).label).join(' and ');
  const isEmpty = query.trim() === '';
  const shown = count > MAX_LISTED ? `, the shortest ${MAX_LISTED} are listed` : '';
  if (!searched.isOfDevice) {
    const all = `all texts in ${names}`;
    if (isEmpty) return `Searches ${all}.`;
    if (searched.isAsking) return `Searching ${all}…`;
    const atLeast = searched.hasMore ? 'at least ' : '';
    const found = count === 0 ? 'none' : `${atLeast}${formatCount(count)}`;
    return `Searched all texts in ${names}: found in ${found}${shown}.`;
  }
  const read = `${countOf(searched.readCount, 'text')} read in ${names} on this device`;
  if (isEmpty) return `Searches the ${read}.`;
  if (count === 0) return `Found in none of the ${read}.`;
  return `Found in ${formatCount(count)} of the ${read}${shown}.`;
}

/** Closes on Escape, and on a press outside the panel other than in a field or a source. */
function useClosing(
  panel: RefObject<HTMLElement | null>,
  onClose: ConcordancePanelProps['onClose'],
) {
  const close = useEffectEvent(() =>
    onClose(panel.current?.contains(document.activeElement) === true),
  );
  useEffect(() => {
    const keyed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || isModalOpen()) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const pressed = ({ target }: Event) => {
      if (!(target instanceof Element) || panel.current?.contains(target) === true) return;
      if (target.closest('textarea, [data-source]') === null) close();
    };
    window.addEventListener('keydown', keyed, true);
    document.addEventListener('pointerdown', pressed);
    return () => {
      window.removeEventListener('keydown', keyed, true);
      document.removeEventListener('pointerdown', pressed);
    };
  }, [panel]);
}

/** Term search with translations; a new selection replaces the query. */
function TermSearch(props: ConcordancePanelProps) {
  const { term, focusCount, from, to, lastField, onResized, onClose } = props;
  const head = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(term);
  const [selected, setSelected] = useState(term);
  if (selected !== term) {
    setSelected(term);
    setQuery(term);
  }
  const searched = useConcordanceTexts(query, from, to);
  const { uses, count } = useMemo(
    () => findConcordance(searched.texts, [from, to], query, MAX_LISTED),
    [searched.texts, from, to, query],
  );
  const summary = useSummary(query, count, searched, from, to);
  const { list, enter, move } = useResultKeys(head, uses);
  useEffect(() => {
    onResized?.(uses);
  }, [uses, onResized]);
  useEffect(() => {
    if (focusCount === 0) return;
    const input = head.current?.querySelector('input');
    input?.focus({ preventScroll: true });
    input?.select();
  }, [focusCount]);
  return (
    <>
      <Box ref={head} onKeyDown={enter} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <SearchField
          label="Look up a term"
          value={query}
          onChange={setQuery}
          hasSlashKey={false}
          maxWidth={480}
        />
        <IconButton aria-label="Close the terms" onClick={() => onClose(true)} sx={{ p: '4px' }}>
          <Close sx={{ fontSize: 18 }} />
        </IconButton>
      </Box>
      <Box role="status" sx={{ py: '6px', fontSize: 12, color: 'text.secondary' }}>
        {summary}
      </Box>
      <Box
        component="ul"
        ref={list}
        onKeyDown={move}
        sx={{ flex: '0 1 auto', minHeight: 0, overflowY: 'auto', m: 0, p: 0, listStyle: 'none' }}
      >
        {uses.map((use) => (
          <ConcordanceItem
            key={`${use.tourId} ${use.source.map(({ text }) => text).join('')} ${use.target}`}
            use={use}
            from={from}
            to={to}
            lastField={lastField}
            onInsertedByKey={() => onClose(false)}
          />
        ))}
      </Box>
    </>
  );
}

/** Panel over the source column, so that it covers no field and takes no space. */
export function ConcordancePanel(props: ConcordancePanelProps) {
  const { anchor, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  const popper = useRef<PopperInstance>(null);
  const reposition = useEventCallback(() => void popper.current?.update());
  useClosing(panel, onClose);
  const isBeside = hasFieldsBeside(anchor);
  return (
    <Popper
      open
      popperRef={popper}
      anchorEl={popperAnchor(anchor)}
      placement={isBeside ? 'bottom-start' : 'top-start'}
      modifiers={[
        { name: 'offset', options: { offset: [0, 6] } },
        { name: 'flip', enabled: isBeside, options: { padding: PADDING } },
        {
          name: 'preventOverflow',
          options: { padding: PADDING, altAxis: anchor.range === null, tether: false },
        },
      ]}
      sx={{ zIndex: 'modal' }}
    >
      <Paper
        ref={panel}
        role="dialog"
        aria-label="Terms"
        variant="outlined"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          width: Math.max(MIN_WIDTH, columnWidth(anchor)),
          maxWidth: '96vw',
          maxHeight: 'min(340px, 50vh)',
          p: 1,
          boxShadow: 3,
        }}
      >
        <TermSearch {...props} onResized={reposition} />
      </Paper>
    </Popper>
  );
}
