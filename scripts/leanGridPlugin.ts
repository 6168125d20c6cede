import path from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

/** What the grid brings for its filter panel, its pages and its toolbar, none of which the console shows. */
const unused =
  /^@mui\/material\/(Autocomplete|Chip|Select|Switch|Tab|TablePagination|Tabs|TextField|ToggleButton)$/;
const isGrid = /[\\/]@mui[\\/]x-data-grid[\\/]material$/;
/** What the console's own rows and boxes stand in for, and the choice of columns that it has its own of. */
const replaced =
  /\/(GridRow|GridCell|GridCellCheckboxRenderer|GridHeaderCheckbox|GridColumnsManagement)\.mjs$/;
const isInGrid = /[\\/]@mui[\\/]x-data-grid[\\/]/;
const nothing = path.resolve('src/ui/grid/unusedGridModule.ts');

/** Leaves out of the build what the grid imports and the console has switched off: a tenth of the list's code. */
export const leanGridPlugin = (): WebpackPluginInstance => ({
  apply(compiler) {
    const leaveOut = (names: RegExp, within: RegExp) =>
      new webpack.NormalModuleReplacementPlugin(names, (resource) => {
        if (within.test(resource.context)) resource.request = nothing;
      }).apply(compiler);
    leaveOut(unused, isGrid);
    leaveOut(replaced, isInGrid);
  },
});
