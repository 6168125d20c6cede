import type { WebpackPluginInstance } from 'webpack';

/** Without the plugin: the build holds every module of the grid. */
export const leanGridPlugin = (): WebpackPluginInstance => ({ apply: () => undefined });
