/**
 * Beside a source in a narrow window, title and description are stacked; each is as wide as its source and aligned with
 * it.
 */
const stackedStyles = {
  '& table[data-beside]': {
    '&, & thead, & tbody': { display: 'block' },
    '& thead': { position: 'sticky', top: 0, zIndex: 1 },
    '& tr': {
      display: 'grid',
      gridTemplateColumns:
        'var(--head-width) calc(50% - var(--head-width) / 2) 56px minmax(0, 1fr)',
    },
    // `!important` overrides the inline column widths of the wide layout.
    '& thead th': { position: 'static', width: 'auto !important', alignContent: 'center' },
    '& tbody :is(th, td.source)': { gridRow: '1 / span 2' },
    '& td.source': { display: 'grid', gridTemplateRows: 'subgrid', py: 0 },
    '& td.source > *': { py: '9px' },
    '& td[role="gridcell"]': { gridColumn: '3 / span 2' },
    '& td[role="gridcell"] + td[role="gridcell"]': { borderTop: '1px solid var(--line)' },
  },
} as const;

/** One style sheet for the whole table instead of styles per cell. */
export const sectionTextsStyles = {
  border: '1px solid var(--line)',
  borderRadius: 1,
  '& table': {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    fontSize: 13,
  },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: 36,
    px: 1.5,
    borderBottom: '1px solid var(--line)',
    backgroundColor: 'var(--side)',
    color: 'text.secondary',
    fontSize: 12,
    fontWeight: 500,
    textAlign: 'left',
  },
  '& thead th:first-of-type': { borderTopLeftRadius: 6 },
  '& thead th:last-of-type': { borderTopRightRadius: 6 },
  '& tbody tr + tr > *': { borderTop: '1px solid var(--line)' },
  '& tbody th': { px: 1.5, py: '9px', fontWeight: 400, textAlign: 'left', verticalAlign: 'top' },
  '& tbody td': { p: 0, borderLeft: '1px solid var(--line)', verticalAlign: 'top' },
  '& td[role="gridcell"]': {
    position: 'relative',
    // Room for the sticky header and the sticky footer.
    scrollMarginBlock: '60px 96px',
    cursor: 'text',
    overflowWrap: 'anywhere',
  },
  '& td[role="gridcell"]:hover': { backgroundColor: 'var(--hover)' },
  '& td[data-changed]': { backgroundColor: 'var(--accent-tint)' },
  '& td[data-changed]::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 0',
    width: '2px',
    backgroundColor: 'var(--accent-text)',
  },
  '& td[role="gridcell"]:focus': { outline: 'none' },
  '& td[role="gridcell"]:focus-visible, & td:has(> textarea)': {
    outline: '2px solid var(--accent-text)',
    outlineOffset: '-2px',
    borderRadius: '4px',
  },
  '& td[aria-invalid="true"]:has(> textarea)': { outlineColor: 'var(--danger-text)' },
  '& .text': { display: 'block', minHeight: 40, px: 1.5, py: '9px', whiteSpace: 'pre-wrap' },
  '& .text bdi': { display: 'block' },
  '& td.source': { px: 1.5, py: '9px', color: 'text.secondary', overflowWrap: 'anywhere' },
  '& td.source > *': { display: 'block', whiteSpace: 'pre-wrap' },
  '& td.source > :first-of-type': { fontWeight: 500 },
  '& td[data-title] .text': { fontWeight: 500 },
  '& textarea': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 40,
    px: 1.5,
    py: '9px',
    border: 0,
    outline: 'none',
    resize: 'none',
    backgroundColor: 'var(--page)',
    color: 'text.primary',
    fontSize: 13,
  },
  '& td[data-title] textarea': { fontWeight: 500 },
  '& .notes': {
    display: 'block',
    px: 1.5,
    pb: '8px',
    fontSize: 12,
    lineHeight: '16px',
    color: 'var(--warning-text)',
  },
  '& .notes .error': { display: 'block', color: 'var(--danger-text)' },
  '& .row-head': { display: 'flex', alignItems: 'flex-start', gap: '10px', minWidth: 0 },
  '& .row-number': {
    minWidth: 20,
    lineHeight: '28px',
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .row-name': { minWidth: 0, flex: 1, color: 'text.secondary' },
  '@media (max-width: 1279.95px)': stackedStyles,
} as const;
