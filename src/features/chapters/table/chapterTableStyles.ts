import { LOW_WINDOW } from '../../../ui/shell/lowWindow';

/** Columns: number, title, start, end, length, state, actions. */
const COLUMNS = '40px minmax(0, 1fr) 104px 104px 76px 128px 176px';
/**
 * Narrow layout, as beside a transcript: without lengths, which the times imply, and without actions that the toolbar
 * has.
 */
const NARROW = '744px';
const NARROW_COLUMNS = '36px minmax(96px, 1fr) 88px 88px 72px 74px';
const ROW_HEIGHT = 36;
const LOW_ROW_HEIGHT = 28;
/** Row height without that of its cell contents. */
const CELL_INSET = 6;
const LOW_CELL_INSET = 4;
/** Height of the sticky column header. */
export const HEAD_HEIGHT = 30;
/** Minimum number of visible rows; in a lower window the page scrolls. */
const MIN_ROWS = 5;
const rowHeight = 'var(--row-height)';
const cellHeight = 'var(--cell-height)';

/**
 * One style sheet for all rows, as there may be hundreds. Each row is a contained grid, and the table is a compositing
 * layer with its own scrolling, so that frames of a zoom or drag over the waveform do not repaint rows. The browser
 * skips an off-screen row (`content-visibility`) until `useIdleRowRendering` marks it as rendered.
 */
export const chapterTableStyles = {
  '--row-height': `${ROW_HEIGHT}px`,
  '--cell-height': `${ROW_HEIGHT - CELL_INSET}px`,
  '--cell-padding': '3px',
  '--row-tint': 'transparent',
  [`@media ${LOW_WINDOW}`]: {
    '--row-height': `${LOW_ROW_HEIGHT}px`,
    '--cell-height': `${LOW_ROW_HEIGHT - LOW_CELL_INSET}px`,
    '--cell-padding': '1px',
  },
  flex: '1 1 0',
  minHeight: `calc(${HEAD_HEIGHT}px + ${MIN_ROWS} * ${rowHeight})`,
  overflow: 'auto',
  scrollPaddingTop: HEAD_HEIGHT,
  contain: 'content',
  containerType: 'inline-size',
  willChange: 'transform',
  '& table, & thead, & tbody': { display: 'block', minWidth: 454 },
  '& tr': { display: 'grid', gridTemplateColumns: COLUMNS, alignItems: 'center' },
  '& th:nth-of-type(6), & tr:not(.described) td:nth-of-type(6)': { pl: '12px' },
  [`@container (max-width: ${NARROW})`]: {
    '& th:nth-of-type(6), & tr:not(.described) td:nth-of-type(6)': { pl: '2px' },
    '& tr': { gridTemplateColumns: NARROW_COLUMNS },
    '& th:nth-of-type(5), & tr:not(.described) td:nth-of-type(5)': { display: 'none' },
    '& td.actions button:nth-of-type(-n + 3)': { display: 'none' },
    // Stacks a two-word state, so that it fits beside the actions rather than below them.
    '& .StatusChip': {
      height: 'auto',
      padding: '0 5px',
      lineHeight: '14px',
      textAlign: 'center',
      whiteSpace: 'normal',
    },
    '& .StatusChip-dot': { display: 'none' },
  },
  '& tbody tr': {
    minHeight: rowHeight,
    contain: 'content',
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto ${rowHeight}`,
  },
  '& tbody tr[data-rendered]': { contentVisibility: 'visible' },
  '& thead': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: 'var(--page)',
  },
  '& thead tr': { height: HEAD_HEIGHT, borderBottom: '1px solid var(--line)' },
  '& th': {
    px: 1,
    py: 0,
    color: 'text.secondary',
    fontSize: 12,
    fontWeight: 500,
    textAlign: 'left',
  },
  '& th.number, & td.number': { textAlign: 'right', pr: 1 },
  '& td': { minWidth: 0, px: '2px', py: '2px', fontSize: 13 },
  '& tbody tr + tr:not(.described)': { borderTop: '1px solid var(--line)' },
  '& tbody tr:hover': { '--row-tint': 'var(--hover)', backgroundColor: 'var(--row-tint)' },
  '& tbody tr[aria-selected="true"]': {
    '--row-tint': 'var(--accent-tint)',
    backgroundColor: 'var(--row-tint)',
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  '& tbody tr.focused': {
    '--row-tint': 'var(--accent-tint)',
    backgroundColor: 'var(--row-tint)',
    boxShadow: 'inset 2px 0 var(--accent-text)',
  },
  '& tr.playing td:first-of-type': { color: 'text.secondary', fontWeight: 600 },
  '& tr.playing td:first-of-type::before': { content: '"\u25B8 "' },
  '& tr.described, & tr.described:hover': { backgroundColor: 'var(--side)' },
  '& tr.described td': { py: 1, pr: 2 },
  '& tr.described td + td': { gridColumn: '2 / -1' },
  '& button': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: '1px solid transparent',
    borderRadius: '4px',
    cursor: 'pointer',
  },
  '& button:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -1 },
  '& .cell': {
    display: 'block',
    width: '100%',
    minHeight: cellHeight,
    px: '6px',
    py: 'var(--cell-padding)',
    textAlign: 'start',
    cursor: 'text',
  },
  '& .cell:hover': { borderColor: 'var(--line-strong)' },
  '& .cell i': { color: 'text.secondary' },
  '& .padded::after': { content: '".000"' },
  '& .number.cell, & .number.field': { textAlign: 'right' },
  '& td:nth-of-type(2) .cell': { fontWeight: 500 },
  '& .field': {
    width: '100%',
    height: cellHeight,
    px: '6px',
    border: '1px solid var(--accent-text)',
    borderRadius: '4px',
    outline: '1px solid var(--accent-text)',
    backgroundColor: 'var(--page)',
    color: 'text.primary',
    font: 'inherit',
  },
  '& .field[aria-invalid="true"]': {
    borderColor: 'var(--danger-text)',
    outlineColor: 'var(--danger-text)',
  },
  '& .problem': {
    display: 'block',
    px: '7px',
    color: 'var(--danger-text)',
    fontSize: 12,
    lineHeight: '16px',
  },
  // The reason for a refused time extends over the title column, so that the row grows by only one line.
  '& tr:has(.number.field[aria-invalid="true"])': { alignItems: 'baseline' },
  '& td:has(> .number.field[aria-invalid="true"])': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
  },
  '& .number.field + .problem': {
    position: 'relative',
    flex: 'none',
    width: 'max-content',
    maxWidth: 'min(272px, 36cqw)',
    borderRadius: '3px',
    // Matches the row's tint, and hides the second line of a title below.
    background: 'linear-gradient(var(--row-tint), var(--row-tint)) var(--page)',
  },
  '& .problem button, & .problem a': {
    minHeight: 24,
    px: '4px',
    color: 'text.primary',
    textDecoration: 'underline',
  },
  '& .state': { fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& .state.changed': { color: 'var(--warning-text)' },
  '& .state.saved': { color: 'var(--success-text)' },
  // A newly refused value is not saved, whatever the outcome of the previous save.
  '& tr:has(.problem) .state.saved': { display: 'none' },
  '& .state.failed': { color: 'var(--danger-text)', fontWeight: 600 },
  '& td.actions': { textAlign: 'right', whiteSpace: 'nowrap', color: 'text.secondary', pr: 1 },
  '& td.actions button': { width: 30, height: cellHeight, p: 0, verticalAlign: 'middle' },
  '& td.actions button:hover': { backgroundColor: 'var(--selected)', color: 'text.primary' },
  '& td.actions .filled': { color: 'var(--accent-text)' },
  '& td.actions svg': { fontSize: 18, verticalAlign: 'middle' },
  // Each icon is a paint chunk of its own, which every frame of a zoom over the waveform would recomposite.
  '& [data-offscreen] td.actions svg': { display: 'none' },
  '& .mirrored': { transform: 'scaleX(-1)' },
} as const;
