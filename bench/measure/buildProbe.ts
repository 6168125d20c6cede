import { build } from 'esbuild';

/** Builds the probe script that measured pages run. */
export async function buildProbe(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['bench/catalogue/probe.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
