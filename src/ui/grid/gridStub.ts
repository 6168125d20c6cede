/** No-op component that replaces, in a build, the grid's parts that RecordGridTable disables. */
// oxlint-disable-next-line no-restricted-exports -- the replaced modules have default exports
export default function UnusedGridPart(): null {
  return null;
}

/** Names that the grid imports. */
export {
  UnusedGridPart as GridActionsCell,
  UnusedGridPart as GridCell,
  UnusedGridPart as GridCellCheckboxForwardRef,
  UnusedGridPart as GridCellCheckboxRenderer,
  UnusedGridPart as GridColumnsManagement,
  UnusedGridPart as GridEditBooleanCell,
  UnusedGridPart as GridEditDateCell,
  UnusedGridPart as GridEditInputCell,
  UnusedGridPart as GridEditLongTextCell,
  UnusedGridPart as GridEditSingleSelectCell,
  UnusedGridPart as GridFilterInputDate,
  UnusedGridPart as GridFilterInputMultipleSingleSelect,
  UnusedGridPart as GridFilterInputMultipleValue,
  UnusedGridPart as GridFilterInputSingleSelect,
  UnusedGridPart as GridFilterInputValue,
  UnusedGridPart as GridFilterPanelBase,
  UnusedGridPart as GridHeaderCheckbox,
  UnusedGridPart as GridLongTextCell,
  UnusedGridPart as GridRow,
  UnusedGridPart as GridToolbar,
  UnusedGridPart as getGridFilter,
  UnusedGridPart as renderActionsCell,
  UnusedGridPart as renderEditBooleanCell,
  UnusedGridPart as renderEditDateCell,
  UnusedGridPart as renderEditInputCell,
  UnusedGridPart as renderEditLongTextCell,
  UnusedGridPart as renderEditSingleSelectCell,
  UnusedGridPart as renderLongTextCell,
};

/** Class names that the grid's style sheet reads. */
export const formControlLabelClasses = {};
export const listItemTextClasses = {};
export const tablePaginationClasses = {};
