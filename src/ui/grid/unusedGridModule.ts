/** Replaces, in a build, the parts of the grid that RecordGridTable disables. */
// eslint-disable-next-line no-restricted-exports -- the replaced modules have default exports
export default function UnusedGridPart(): null {
  return null;
}

/** Named imports of the grid. */
export {
  UnusedGridPart as GridCell,
  UnusedGridPart as GridCellCheckboxForwardRef,
  UnusedGridPart as GridCellCheckboxRenderer,
  UnusedGridPart as GridColumnsManagement,
  UnusedGridPart as GridHeaderCheckbox,
  UnusedGridPart as GridRow,
};

/** Class names read by the grid's style sheet. */
export const tablePaginationClasses = {};
