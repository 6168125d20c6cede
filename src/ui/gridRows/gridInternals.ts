/**
 * The internals of the DataGrid that the console touches, and nothing else does: names that the grid's own
 * documentation does not promise. `gridInternals.test.tsx` holds them against the installed version. The styles
 * of these classes are in `RecordGridLook.css`. Without imports, because the build reads it too.
 */

/** Classes that the console's rows and cells carry, so that the grid's style sheet and keys find them. */
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

/** Classes of the grid itself and of its heads, by which the preview gets the same look. */
export const rootClass = 'MuiDataGrid-root';
export const headClasses = {
  row: 'MuiDataGrid-columnHeaders',
  cell: 'MuiDataGrid-columnHeader',
  title: 'MuiDataGrid-columnHeaderTitle',
} as const;

/** Element that scrolls the rows. */
export const SCROLLER_CLASS = 'MuiDataGrid-virtualScroller';

/** Further classes that the console styles. */
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

/** Attributes by which the grid finds the element of a row, and by which screen readers know its position. */
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

/** Selector of the row of a cell, or of any row. */
export const ROW_SELECTOR = '[role="row"][data-id]';

/** Props of a row slot that the console's row reads: it renders again when one of them changes. */
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

/** Events that the grid's own cells publish, which the console's publish in their place. */
export const cellEvents = [
  'cellClick',
  'cellDoubleClick',
  'cellMouseDown',
  'cellKeyDown',
  'cellKeyUp',
  'rowSelectionCheckboxChange',
] as const;

/** Modules of the grid that a build leaves out, because the console has its own or no use for them. */
export const replacedModules = [
  'GridRow',
  'GridCell',
  'GridCellCheckboxRenderer',
  'GridHeaderCheckbox',
  'GridColumnsManagement',
  // Filters, which the console has of its own.
  'GridFilterPanelBase',
  'GridFilterInputValue',
  'GridFilterInputDate',
  'GridFilterInputSingleSelect',
  'GridFilterInputMultipleValue',
  'GridFilterInputMultipleSingleSelect',
  'GridToolbar',
  // Cells of columns that rows of our own never draw.
  'GridActionsCell',
  'GridLongTextCell',
  'GridEditLongTextCell',
  'GridEditDateCell',
  'GridEditSingleSelectCell',
  'GridEditInputCell',
  'GridEditBooleanCell',
] as const;

/** Module of the grid's custom properties, in whose place a build takes `gridVariables.tsx`. */
export const variablesModule = 'utils/css/context';

/** Material components of filter panel, menus, pagination and toolbar, which the console does not show. */
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
