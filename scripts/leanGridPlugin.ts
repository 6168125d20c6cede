import path from 'node:path';
import webpack from 'webpack';

/** What the grid brings for its filter panel, its pages and its toolbar, none of which the console shows. */
const unused =
  /^@mui\/material\/(Autocomplete|Chip|Select|Switch|Tab|TablePagination|Tabs|TextField|ToggleButton)$/;
const isGrid = /[\\/]@mui[\\/]x-data-grid[\\/]material$/;

/** Leaves out of the build what the grid imports and the console has switched off: a tenth of the list's code. */
export const leanGridPlugin = () =>
  new webpack.NormalModuleReplacementPlugin(unused, (resource) => {
    if (isGrid.test(resource.context))
      resource.request = path.resolve('src/ui/RecordGridUnused.ts');
  });
