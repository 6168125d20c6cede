import path from 'node:path';
import { existsSync } from 'node:fs';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { BudgetPlugin } from './scripts/webpack/budgetPlugin';
import { compileHintPlugin } from './scripts/webpack/compileHintPlugin';
import { leanGridPlugin } from './scripts/webpack/leanGridPlugin';
import { securityHeadersPlugin } from './scripts/webpack/securityHeadersPlugin';
import { SERVICE_WORKER, serviceWorkerPlugins } from './scripts/webpack/serviceWorkerPlugins';
import webpack, { type Configuration } from 'webpack';
import { PagesPlugin } from './src/app/prerender/PagesPlugin';
import { buildSettings, type RawSettings } from './src/app/settings';
import { validateSettings } from './src/app/validateSettings';

// The environment wins over the file.
if (existsSync('.env')) process.loadEnvFile('.env');

function readSettings(): RawSettings {
  const names = Object.keys(buildSettings) as (keyof RawSettings)[]; // its own keys
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? '']));
}

function definitionsOf(settings: RawSettings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  );
}

/** Tells the page of each new build, on the connection that scripts/serveDevelopment.ts keeps open. */
const hotClient = 'webpack-hot-middleware/client?reload=true&overlay=true&overlayWarnings=false';

const oneFile = new Set(['prefetch', 'decode-worker', SERVICE_WORKER]);

export default function configure(_env: unknown, { mode }: { mode?: string }): Configuration {
  const isDev = mode === 'development';
  const hot = isDev ? [hotClient] : [];
  const settings = readSettings();
  const complaints = validateSettings(settings);
  if (complaints.length > 0) {
    const words = `Settings (see .env.example):\n  ${complaints.join('\n  ')}`;
    // The stack says only that it was found out in this file, which helps nobody to set them.
    throw Object.assign(new Error(words), { stack: words });
  }
  return {
    mode: isDev ? 'development' : 'production',
    target: ['web', 'es2022'],
    entry: {
      public: [...hot, './src/app/start/publicEntry.ts'],
      prefetch: [...hot, './src/app/start/prefetchEntry.ts'],
      console: { import: './src/app/start/consoleEntry.ts', dependOn: 'prefetch' },
    },
    output: {
      path: path.resolve(isDev ? '.cache/development' : 'dist'),
      publicPath: '/',
      filename: isDev ? '[name].js' : 'assets/[name].[contenthash:8].js',
      chunkFilename: isDev ? '[name].js' : 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    devtool: isDev ? 'eval-cheap-module-source-map' : false,
    cache: { type: 'filesystem', cacheDirectory: path.resolve('.cache/webpack') },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic', development: isDev, refresh: isDev } },
            },
          },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        {
          test: /@fontsource-variable[\\/]noto-[^\\/]+[\\/]\w+\.css$/,
          enforce: 'pre',
          loader: path.resolve('scripts/webpack/notoFacesLoader.ts'),
        },
        { test: /\.woff2?$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new webpack.DefinePlugin(definitionsOf(settings)),
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
      leanGridPlugin(),
      new PagesPlugin({ settings, isPrerendered: !isDev }),
      new CopyPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      ...(isDev
        ? [
            new webpack.HotModuleReplacementPlugin(),
            new ReactRefreshPlugin({ overlay: { sockIntegration: 'whm' } }),
          ]
        : [new BudgetPlugin(), compileHintPlugin(), securityHeadersPlugin(settings)]),
      ...serviceWorkerPlugins(isDev || settings.VITE_SERVICE_WORKER === 'off'),
    ],
    optimization: {
      // swc and not terser: less than half the time, which the first start waits for.
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss }),
      ],
      // These are one file each, without shared chunks to wait for.
      splitChunks: { chunks: ({ name }) => !oneFile.has(name ?? '') },
      runtimeChunk: 'single',
    },
    performance: { hints: false },
  };
}
