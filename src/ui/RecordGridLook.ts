import { type SxProps } from '@mui/material/styles';

const seen = { opacity: 1, pointerEvents: 'auto' };
/** What is faint on the page would be too faint on a row that stands out. */
const rowColor = { backgroundColor: 'var(--hover)', '--text-faint': 'var(--text-quiet)' };
const markedColor = { ...rowColor, backgroundColor: 'var(--accent-tint)' };

/** The grid in the console's colours. */
export const recordGridLook: SxProps = {
  border: '1px solid var(--line)',
  borderRadius: '6px',
  fontSize: 13,
  lineHeight: '20px',
  // Doubled, to come before the grid's own sheet of variables.
  '&.MuiDataGrid-root': {
    '--DataGrid-t-color-border-base': 'var(--line)',
    '--DataGrid-t-header-background-base': 'var(--side)',
    '--DataGrid-t-color-background-base': 'var(--page)',
    '--DataGrid-rowBorderColor': 'var(--line)',
  },
  '& .MuiDataGrid-columnHeader': { px: 1.5 },
  '& .MuiDataGrid-columnHeaderTitle': { fontSize: 12, fontWeight: 500, color: 'text.secondary' },
  '& .MuiDataGrid-columnHeader--sorted .MuiDataGrid-columnHeaderTitle': { color: 'text.primary' },
  '& .MuiDataGrid-columnSeparator': { opacity: 0 },
  '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
  '& .MuiDataGrid-sortButton, & .MuiDataGrid-iconButtonContainer .MuiIconButton-root': { p: '2px' },
  '& .MuiDataGrid-sortIcon': { fontSize: 16 },
  '& .RecordGrid-unseenHeader .MuiDataGrid-columnHeaderTitle': { opacity: 0 },
  '& .MuiDataGrid-cell': { px: 1.5, whiteSpace: 'nowrap', gap: '8px' },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': { outline: 'none' },
  '& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within': { outline: 'none' },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
    outline: '2px solid var(--accent-text)',
    outlineOffset: '-2px',
    borderRadius: '4px',
  },
  '& .RecordGrid-handleCell.MuiDataGrid-cell': { px: '4px' },
  '& .RecordGrid-draggedRow': { opacity: 0.45 },
  '& .MuiDataGrid-row:hover': rowColor,
  '& .MuiDataGrid-row:focus-within': rowColor,
  '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': markedColor,
  // At the right edge also where the columns are wider than the window.
  '& .RecordGrid-actionsCell': { position: 'sticky', right: 0, pointerEvents: 'none' },
  '& .RecordGrid-actionsCell > *': { opacity: 0 },
  '& .MuiDataGrid-cellSkeleton[data-field="RecordGrid-actions"] > *': { opacity: 0 },
  '& .MuiDataGrid-row:hover .RecordGrid-actionsCell': rowColor,
  '& .MuiDataGrid-row:focus-within .RecordGrid-actionsCell': rowColor,
  '& .MuiDataGrid-row.Mui-selected .RecordGrid-actionsCell': markedColor,
  '& .MuiDataGrid-row:hover .RecordGrid-actionsCell > *': seen,
  '& .MuiDataGrid-row:focus-within .RecordGrid-actionsCell > *': seen,
  '@media (hover: none)': {
    '& .RecordGrid-actionsCell': { backgroundColor: 'var(--page)' },
    '& .RecordGrid-actionsCell > *': seen,
  },
};
