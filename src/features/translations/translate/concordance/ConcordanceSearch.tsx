import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useCommands } from '../../../../ui/command/CommandScope';
import { type TermAnchor } from './concordanceAnchor';
import { selectedTerm, useSourceSelection, type SourceSelection } from './useSourceSelection';

// Loaded with the first look-up.
const ConcordancePanel = lazy(async () => ({
  default: (await import('./ConcordancePanel')).ConcordancePanel,
}));

const TERM_KEYS = 'Alt+L';
const LABEL = 'Look up a term';
const FIELDS = '[data-pair] textarea[name]';

/** Ref to the most recently focused text field. */
function useLastField() {
  const lastField = useRef<HTMLTextAreaElement | null>(null);
  useEffect(() => {
    const keep = ({ target }: { target: EventTarget | null }) => {
      if (target instanceof HTMLTextAreaElement && target.matches(FIELDS))
        lastField.current = target;
    };
    keep({ target: document.activeElement });
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, []);
  return lastField;
}

interface Lookup {
  term: string;
  anchor: TermAnchor;
  /** Incremented by each use of the shortcut or button, which focuses the search. */
  focusCount: number;
}

interface ConcordanceSearchProps {
  from: string;
  to: string;
}

/** Look-up of a term's translations elsewhere: by selecting it in a source, by shortcut or by button. */
export function ConcordanceSearch({ from, to }: ConcordanceSearchProps) {
  const button = useRef<HTMLButtonElement>(null);
  const lastField = useLastField();
  const [lookup, setLookup] = useState<Lookup | null>(null);
  const showSelected = ({ term, cell, range }: SourceSelection) =>
    setLookup((last) => ({
      term,
      anchor: { element: cell, range },
      focusCount: last?.focusCount ?? 0,
    }));
  useSourceSelection(showSelected);
  const open = () => {
    const selected = selectedTerm();
    const record = lastField.current?.closest<HTMLElement>('[data-pair]');
    const element = selected?.cell ?? record ?? button.current;
    if (element === null) return;
    setLookup((last) => ({
      term: selected?.term ?? last?.term ?? '',
      anchor: { element, range: selected?.range ?? null },
      focusCount: (last?.focusCount ?? 0) + 1,
    }));
  };
  useCommands(
    [
      {
        id: 'look-up-term',
        label: LABEL,
        group: 'Translate',
        keys: [TERM_KEYS],
        worksWhileTyping: true,
        canRun: () => true,
        run: open,
      },
    ],
    '',
  );
  return (
    <>
      <IconButton
        ref={button}
        aria-label={LABEL}
        aria-keyshortcuts={TERM_KEYS}
        aria-expanded={lookup !== null}
        title={`${LABEL} (${TERM_KEYS})`}
        onClick={open}
        sx={{ flex: 'none', width: 32, height: 32 }}
      >
        <Search sx={{ fontSize: 18 }} />
      </IconButton>
      {lookup !== null && (
        <Suspense fallback={null}>
          <ConcordancePanel
            {...lookup}
            from={from}
            to={to}
            lastField={lastField}
            onClose={(isWithin) => {
              setLookup(null);
              if (isWithin) (lastField.current ?? button.current)?.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
