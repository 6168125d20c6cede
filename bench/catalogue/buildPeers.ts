import { build } from 'esbuild';

export interface BuiltPage {
  name: string;
  script: string;
}

/** Sources of the pages compared with the console's list, by the name in their URL. */
const sources = {
  bare: 'bareList.tsx',
  'react-admin': 'reactAdminList.tsx',
  'react-admin-tuned': 'reactAdminTunedList.tsx',
};

/** Bundles the pages as production builds. */
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
