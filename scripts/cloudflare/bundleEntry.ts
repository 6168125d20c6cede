import { build, type Plugin } from 'esbuild';
import { builtinModules } from 'node:module';

const ENTRY = 'worker/cloudflare/cloudflareEntry.ts';

const builtIns = new Set(builtinModules);

/** Packages import Node's modules without the `node:` prefix, which Cloudflare's runtime requires. */
const nodeModules: Plugin = {
  name: 'node-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^[a-z_/]+$/ }, ({ path }) =>
      builtIns.has(path) ? { path: `node:${path}`, external: true } : undefined,
    );
  },
};

/** CommonJS packages require Node's modules while loading. */
const banner = `import { createRequire } from 'node:module';
const require = createRequire('/worker.js');`;

export interface Bundle {
  bytes: number;
  /** Modules provided by the runtime, such as `node:stream`. */
  external: string[];
  /** Packages contained in the bundle. */
  packages: string[];
}

const packageOf = (file: string): string[] => {
  const [, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  return name === undefined ? [] : [name];
};

/** Bundles the worker's entry for Cloudflare's runtime into a single module. */
export async function bundleEntry(outfile: string): Promise<Bundle> {
  const { metafile } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'worker'],
    target: 'es2022',
    minify: true,
    keepNames: true,
    // pg loads pg-native only when its native client is used.
    external: ['node:*', 'cloudflare:*', 'pg-native'],
    plugins: [nodeModules],
    banner: { js: banner },
    metafile: true,
    logLevel: 'error',
    outfile,
  });
  const inside = Object.keys(metafile.inputs).flatMap(packageOf);
  const outputs = Object.values(metafile.outputs);
  const external = outputs.flatMap(({ imports }) => imports.map(({ path }) => path));
  return {
    bytes: outputs.reduce((sum, { bytes }) => sum + bytes, 0),
    external: [...new Set(external)].sort(),
    packages: [...new Set(inside)].sort(),
  };
}
