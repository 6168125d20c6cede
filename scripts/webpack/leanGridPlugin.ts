import path from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';
import {
  replacedModules,
  unusedComponents,
  variablesModule,
} from '../../src/ui/gridRows/gridInternals';

const unused = new RegExp(`^@mui/material/(${unusedComponents.join('|')})$`);
const isGrid = /[\\/]@mui[\\/]x-data-grid[\\/]material$/;
const replaced = new RegExp(`/(${replacedModules.join('|')})\\.mjs$`);
const isInGrid = /[\\/]@mui[\\/]x-data-grid[\\/]/;
const variables = new RegExp(`/${variablesModule}\\.mjs$`);
const VARIABLES = path.resolve('src/ui/grid/gridVariables.tsx');
const GRID_STUB = path.resolve('src/ui/grid/gridStub.ts');

const unusedOfTheme = /\/(createThemeWithVars|ThemeProviderWithVars)\.mjs$/;
const isInTheme = /[\\/]@mui[\\/]material[\\/]styles$/;
const THEME_STUB = path.resolve('src/app/theme/themeStub.ts');

/**
 * Webpack plugin that replaces unused modules of the grid and of Material's theme, a sixth of the list's code, and the
 * module that writes a style element.
 */
export const leanGridPlugin = (): WebpackPluginInstance => ({
  apply(compiler) {
    const replace = (names: RegExp, within: RegExp, stub: string) =>
      new webpack.NormalModuleReplacementPlugin(names, (resource) => {
        if (within.test(resource.context)) resource.request = stub;
      }).apply(compiler);
    replace(unused, isGrid, GRID_STUB);
    replace(replaced, isInGrid, GRID_STUB);
    replace(unusedOfTheme, isInTheme, THEME_STUB);
    replace(variables, isInGrid, VARIABLES);
  },
});
