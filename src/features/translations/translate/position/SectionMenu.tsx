import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useFormikContext } from 'formik';
import { countOf } from '../../../../domain/text/count';
import { Content } from '../../../../ui/content/Content';
import { outdatedNames } from '../source/outdatedPairs';
import { pairValues, namesWithSource, type PairValues, type TextPair } from '../textPairs';
import { useTypeAhead } from './useTypeAhead';

/** State of a record, as in 'Filled in' or '1 of 2 texts empty · not saved'. */
function stateOf(pair: TextPair, values: PairValues): string {
  const names = namesWithSource([pair]);
  const empty = names.filter((name) => (values[name] ?? '').trim() === '');
  const outdated = outdatedNames([pair], values);
  const stored = Object.entries(pairValues([pair]));
  const isChanged = stored.some(([name, text]) => (values[name] ?? '').trim() !== text.trim());
  const filled =
    names.length === 0
      ? 'No source'
      : empty.length === 0
        ? outdated.length === 0
          ? 'Filled in'
          : `${countOf(outdated.length, 'text')} outdated`
        : empty.length === names.length
          ? 'Empty'
          : `${empty.length} of ${countOf(names.length, 'text')} empty`;
  return isChanged ? `${filled} · not saved` : filled;
}

/** Scrolls a record into view and focuses its first empty field, else its first field. */
function goTo(key: string) {
  const record = document.querySelector(`[data-pair="${CSS.escape(key)}"]`);
  const fields = [...(record?.querySelectorAll<HTMLTextAreaElement>('textarea[name]') ?? [])];
  const field = fields.find(({ value }) => value.trim() === '') ?? fields[0];
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** Line at the bottom of the menu with the typed letters, which says when no title matches. */
function TypedText({ typed, isFound }: { typed: string; isFound: boolean }) {
  return (
    <Box
      component="li"
      // Screen readers announce the focused item instead.
      aria-hidden
      sx={{
        position: 'sticky',
        bottom: -4,
        px: 2,
        py: '6px',
        borderTop: '1px solid var(--line)',
        bgcolor: 'background.paper',
        fontSize: 12,
        color: typed === '' || isFound ? 'text.secondary' : 'var(--warning-text)',
      }}
    >
      {typed === ''
        ? 'Type words of a title to go to it'
        : `“${typed}”${isFound ? '' : ' is in no title'}`}
    </Box>
  );
}

interface SectionMenuProps {
  pairs: readonly TextPair[];
  /** Key of the record in view. */
  currentKey: string;
  sourceLanguage: string;
  anchor: () => HTMLElement | null;
  onClosed: () => void;
}

/** Menu of a tour's records with their states; choosing one goes to it. */
export function SectionMenu(props: SectionMenuProps) {
  const { pairs, currentKey, sourceLanguage, anchor, onClosed } = props;
  const { values } = useFormikContext<PairValues>();
  const [isOpen, setOpen] = useState(true);
  const texts = pairs.map(({ label, source }) => `${label} ${source.title}`);
  const { typed, isFound, keyHandlers } = useTypeAhead(texts);
  const chosen = useRef<string | null>(null);
  const choose = (key: string) => {
    chosen.current = key;
    setOpen(false);
  };
  return (
    <Menu
      open={isOpen}
      anchorEl={anchor}
      onClose={() => setOpen(false)}
      slotProps={{
        list: { dense: true, 'aria-label': 'Sections of this tour', ...keyHandlers },
        paper: { sx: { width: 460, maxHeight: 420 } },
        transition: {
          onExited: () => {
            onClosed();
            if (chosen.current !== null) goTo(chosen.current);
          },
        },
      }}
    >
      {pairs.map((pair) => (
        <MenuItem
          key={pair.key}
          selected={pair.key === currentKey}
          onClick={() => choose(pair.key)}
          sx={{ gap: 1, minHeight: 32, fontSize: 13 }}
        >
          <Box component="span" sx={{ flex: 'none', width: 76, color: 'text.secondary' }}>
            {pair.label}
          </Box>
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            <Content language={sourceLanguage} lines={1} fallback="[No Title]">
              {pair.source.title}
            </Content>
          </Box>
          <Box component="span" sx={{ flex: 'none', fontSize: 12, color: 'text.secondary' }}>
            {stateOf(pair, values)}
          </Box>
        </MenuItem>
      ))}
      <TypedText typed={typed} isFound={isFound} />
    </Menu>
  );
}
