/**
 * All internals of the DataGrid that the console relies on, kept in this file alone: names that the grid's
 * documentation does not guarantee. `gridInternals.test.tsx` checks them against the installed version.
 * `RecordGridLook.css` styles these classes. Without imports, because the build reads this file too.
 */

/** Classes of the console's rows and cells, so that the grid's style sheet and keyboard handling apply to them. */
export const rowClasses = {
  row: 'MuiDataGrid-row',
  lastVisible: 'MuiDataGrid-row--lastVisible',
  borderBottom: 'MuiDataGrid-row--borderBottom',
  selected: 'Mui-selected',
  cell: 'MuiDataGrid-cell',
  cellFlex: 'MuiDataGrid-cell--flex',
  cellEmpty: 'MuiDataGrid-cellEmpty',
  left: 'MuiDataGrid-cell--textLeft',
  center: 'MuiDataGrid-cell--textCenter',
  right: 'MuiDataGrid-cell--textRight',
} as const;

/** Classes of the grid itself and its headers, which give the preview the same look. */
export const rootClass = 'MuiDataGrid-root';
export const headClasses = {
  row: 'MuiDataGrid-columnHeaders',
  cell: 'MuiDataGrid-columnHeader',
  title: 'MuiDataGrid-columnHeaderTitle',
} as const;

/** Class of the element that scrolls the rows. */
export const SCROLLER_CLASS = 'MuiDataGrid-virtualScroller';

/** Further grid classes that the console styles. */
export const styledClasses = [
  'MuiDataGrid-main',
  'MuiDataGrid-mainContent',
  'MuiDataGrid-columnHeader--alignRight',
  'MuiDataGrid-columnHeader--last',
  'MuiDataGrid-virtualScroller--hasScrollX',
  'MuiDataGrid-columnHeader--sorted',
  'MuiDataGrid-columnSeparator',
  'MuiDataGrid-filler',
  'MuiDataGrid-sortButton',
  'MuiDataGrid-sortIcon',
  'MuiDataGrid-iconButtonContainer',
  'MuiDataGrid-cellSkeleton',
] as const;

/** Custom properties that the console sets for the grid's style sheet. */
export const styleProperties = [
  '--DataGrid-t-color-border-base',
  '--DataGrid-t-color-background-base',
  '--DataGrid-t-header-background-base',
  '--DataGrid-rowBorderColor',
  '--width',
  '--height',
] as const;

/** Attributes by which the grid finds the element of a row and screen readers announce its position. */
export const rowAttributes = (id: string, index: number) => ({
  role: 'row',
  'data-id': id,
  'data-rowindex': index,
  'aria-rowindex': index + 2, // one-based, after the header row
});

/** Attributes by which the grid finds the element of a cell. */
export const cellAttributes = (field: string, index: number, isRowHeader: boolean) => ({
  role: isRowHeader ? 'rowheader' : 'gridcell',
  'data-field': field,
  'data-colindex': index,
  'aria-colindex': index + 1,
});

/** Selector of any row, also for finding the row around a cell. */
export const ROW_SELECTOR = '[role="row"][data-id]';

/** Props of the row slot that the console's row reads; a change of one of them re-renders the row. */
export const rowProps = [
  'row',
  'rowId',
  'index',
  'selected',
  'visibleColumns',
  'rowHeight',
  'isNotVisible',
  'isLastVisible',
  'showBottomBorder',
] as const;

/** Events of the grid's own cells, which the console's cells publish instead. */
export const cellEvents = [
  'cellClick',
  'cellDoubleClick',
  'cellMouseDown',
  'cellKeyDown',
  'cellKeyUp',
  'rowSelectionCheckboxChange',
] as const;

/** Modules of the grid that a build replaces, because the console has its own or does not use them. */
export const replacedModules = [
  'GridRow',
  'GridCell',
  'GridCellCheckboxRenderer',
  'GridHeaderCheckbox',
  'GridColumnsManagement',
  // Filters: the console has its own.
  'GridFilterPanelBase',
  'GridFilterInputValue',
  'GridFilterInputDate',
  'GridFilterInputSingleSelect',
  'GridFilterInputMultipleValue',
  'GridFilterInputMultipleSingleSelect',
  'GridToolbar',
  // Cells of column types that the console's rows never render.
  'GridActionsCell',
  'GridLongTextCell',
  'GridEditLongTextCell',
  'GridEditDateCell',
  'GridEditSingleSelectCell',
  'GridEditInputCell',
  'GridEditBooleanCell',
] as const;

/** Module of the grid's custom properties, which a build replaces by `gridVariables.tsx`. */
export const variablesModule = 'utils/css/context';

/** Material components of filter panel, menus, pagination and toolbar, which the console does not use. */
export const unusedComponents = [
  'Autocomplete',
  'Badge',
  'Checkbox',
  'Chip',
  'Divider',
  'FormControl',
  'FormControlLabel',
  'InputLabel',
  'LinearProgress',
  'ListItemIcon',
  'ListItemText',
  'Select',
  'Switch',
  'Tab',
  'TablePagination',
  'Tabs',
  'TextField',
  'ToggleButton',
] as const;
