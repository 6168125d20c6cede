import { memo } from 'react';
import Box from '@mui/material/Box';
import useEventCallback from '@mui/utils/useEventCallback';
import { Content } from '../../ui/content/Content';
import { KeyHint } from '../../ui/command/KeyHint';
import { type PaletteEntry } from './find/findEntries';

interface PaletteOptionProps extends Pick<PaletteLinesProps, 'onChoose' | 'onPoint'> {
  id: string;
  index: number;
  entry: PaletteEntry;
  isActive: boolean;
}

/** Groups of the tours themselves, in which drafts are marked. */
const tourGroups = ['Tours', 'Recent tours'];

/** Detail of an entry; for a tour also its draft status. */
function OptionDetail({ entry }: { entry: PaletteEntry }) {
  const { detail, aside, found, tour, group } = entry;
  if (found !== undefined) return <Content language={found.language}>{found.title}</Content>;
  const isDraft = tour?.is_published === false && tourGroups.includes(group);
  return isDraft
    ? [detail, 'Draft'].filter((each) => each != null && each !== '').join(' · ')
    : (detail ?? aside);
}

/** Memoised: a key press updates the field at once, and the options only with their results. */
const PaletteOption = memo(function PaletteOption(props: PaletteOptionProps) {
  const { id, index, entry, isActive, onChoose, onPoint } = props;
  return (
    <Box
      role="option"
      id={id}
      aria-selected={isActive}
      data-destructive={entry.isDestructive === true ? '' : undefined}
      ref={(element: HTMLElement | null) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={() => onChoose(entry)}
      onMouseMove={() => onPoint(index)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 34,
        px: 1.25,
        borderRadius: 1,
        cursor: 'pointer',
        fontSize: 14,
        '&[aria-selected="true"]': { backgroundColor: 'var(--selected)' },
        '& .MuiSvgIcon-root': { flex: 'none', fontSize: 18, color: 'text.secondary' },
        '&[data-destructive], &[data-destructive] .MuiSvgIcon-root': {
          color: 'var(--danger-text)',
        },
      }}
    >
      {entry.icon}
      <Box sx={{ flex: '0 1 auto', minWidth: 0 }}>
        <Content language={entry.language ?? 'en'} lines={1}>
          {entry.label}
        </Content>
      </Box>
      <Box
        component="span"
        sx={{
          flex: 1,
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: 'text.secondary',
          fontSize: 12,
        }}
      >
        <OptionDetail entry={entry} />
      </Box>
      {entry.keys !== undefined && <KeyHint keys={entry.keys} />}
    </Box>
  );
});

export interface PaletteLinesProps {
  /** Prefix of the options' ids. */
  id: string;
  matches: readonly PaletteEntry[];
  activeIndex: number;
  onChoose: (entry: PaletteEntry) => void;
  onPoint: (index: number) => void;
}

/** Options of the palette, each group below its name. */
export function PaletteLines(props: PaletteLinesProps) {
  const { id, matches, activeIndex, onChoose, onPoint } = props;
  const choose = useEventCallback(onChoose);
  const point = useEventCallback(onPoint);
  return matches.map((entry, index) => (
    <Box key={entry.id}>
      {entry.group !== matches[index - 1]?.group && (
        <Box
          role="presentation"
          sx={{ px: 1.25, pt: 1, pb: '4px', fontSize: 12, color: 'text.secondary' }}
        >
          {entry.group}
        </Box>
      )}
      <PaletteOption
        id={`${id}-${index}`}
        index={index}
        entry={entry}
        isActive={index === activeIndex}
        onChoose={choose}
        onPoint={point}
      />
    </Box>
  ));
}
