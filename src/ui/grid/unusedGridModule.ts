/** Stands, in a build, for the parts of the grid that RecordGridTable switches off. */
// eslint-disable-next-line no-restricted-exports -- what it stands for are default exports
export default function UnusedGridPart(): null {
  return null;
}

/** The grid imports these by their names. */
export {
  UnusedGridPart as GridCell,
  UnusedGridPart as GridCellCheckboxForwardRef,
  UnusedGridPart as GridCellCheckboxRenderer,
  UnusedGridPart as GridColumnsManagement,
  UnusedGridPart as GridHeaderCheckbox,
  UnusedGridPart as GridRow,
};

/** The grid writes its style sheet with the names of these. */
export const tablePaginationClasses = {};
