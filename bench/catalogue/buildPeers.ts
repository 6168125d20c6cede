import { build } from 'esbuild';

export interface BuiltPage {
  name: string;
  script: string;
}

/** The pages beside which the console's list is measured, by the name in their address. */
const sources = {
  bare: 'bareList.tsx',
  'react-admin': 'reactAdminList.tsx',
  'react-admin-tuned': 'reactAdminTunedList.tsx',
};

/** Makes them as production builds are made. */
export async function buildPeers(): Promise<BuiltPage[]> {
  return Promise.all(
    Object.entries(sources).map(async ([name, source]) => {
      const { outputFiles } = await build({
        entryPoints: [`bench/catalogue/${source}`],
        bundle: true,
        write: false,
        minify: true,
        format: 'esm',
        jsx: 'automatic',
        platform: 'browser',
        target: 'es2022',
        define: { 'process.env.NODE_ENV': '"production"' },
      });
      return { name, script: outputFiles[0]?.text ?? '' };
    }),
  );
}
