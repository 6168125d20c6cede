import type { WebpackPluginInstance } from 'webpack';

/** Without the plugin: the build contains every module of the grid. */
export const leanGridPlugin = (): WebpackPluginInstance => ({ apply: () => undefined });
