import { LOW_WINDOW } from '../../../ui/shell/lowWindow';

/** Columns: number, title, start, end, length, state, actions. */
const COLUMNS = '40px minmax(0, 1fr) 104px 104px 76px 128px 176px';
/** Narrower, as beside a transcript: without lengths, which the times imply, and the actions of the toolbar. */
const NARROW = '744px';
const NARROW_COLUMNS = '36px minmax(96px, 1fr) 88px 88px 72px 74px';
const ROW_HEIGHT = 36;
const LOW_ROW_HEIGHT = 28;
/** Height of a row without that of what is in its cells. */
const CELL_INSET = 6;
const LOW_CELL_INSET = 4;
/** Height of the row of column names, which stays in view. */
export const HEAD_HEIGHT = 30;
/** Fewest rows in view; on a lower window the page scrolls. */
const MIN_ROWS = 5;
const rowHeight = 'var(--row-height)';
const cellHeight = 'var(--cell-height)';

/**
 * One style sheet for all rows, as there may be hundreds. Each row is a contained grid and the
 * table is its own compositing layer and scrolls by itself, so that a frame of a zoom or a drag over the waveform
 * repaints none of them. The browser skips an off-screen row (`content-visibility`) until
 * `useIdleRowRendering` marks it as rendered.
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
    // Two words one above the other, beside the actions and not below them.
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
  // The reason of a refused time reaches over the title's column; the row grows by one line alone.
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
    // As the row is tinted, which hides a title's second line below it.
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
  // A value that was refused is not saved, whatever became of the one before.
  '& tr:has(.problem) .state.saved': { display: 'none' },
  '& .state.failed': { color: 'var(--danger-text)', fontWeight: 600 },
  '& td.actions': { textAlign: 'right', whiteSpace: 'nowrap', color: 'text.secondary', pr: 1 },
  '& td.actions button': { width: 30, height: cellHeight, p: 0, verticalAlign: 'middle' },
  '& td.actions button:hover': { backgroundColor: 'var(--selected)', color: 'text.primary' },
  '& td.actions .filled': { color: 'var(--accent-text)' },
  '& td.actions svg': { fontSize: 18, verticalAlign: 'middle' },
  // Each icon is a paint chunk of its own, which every frame of a zoom over the waveform would
  // composite again.
  '& [data-offscreen] td.actions svg': { display: 'none' },
  '& .mirrored': { transform: 'scaleX(-1)' },
} as const;
