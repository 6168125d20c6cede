import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { layers } from './layers';

/** Sources of a build and of the worker. */
const SOURCES = [
  'src',
  'worker',
  'public',
  'scripts',
  'bench/catalogue',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.ts',
];

/**
 * Copies the product's sources with each of the layers replaced by its plain variant; returns the path. The copy keeps
 * its build, which a start repeats only when a source has changed.
 */
export function makeTree(names: readonly string[]): string {
  const tree = resolve('.cache/bench', names.join('+'));
  mkdirSync(tree, { recursive: true });
  for (const source of SOURCES) {
    rmSync(join(tree, source), { recursive: true, force: true });
    cpSync(source, join(tree, source), { recursive: true });
  }
  rmSync(join(tree, 'node_modules'), { force: true });
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  for (const name of names) {
    const layer = Object.hasOwn(layers, name) ? layers[name] : undefined;
    if (layer === undefined) {
      throw new Error(`No layer "${name}": one of ${Object.keys(layers).join(', ')}`);
    }
    // The variants' relative imports stay valid, as their folder is as deep as those of the replaced files.
    cpSync(join('bench/catalogue/without', layer.variant), join(tree, layer.file));
  }
  // The script budget would fail the build of a larger variant.
  writeFileSync(
    join(tree, 'scripts/webpack/budgetPlugin.ts'),
    'export class BudgetPlugin {\n  apply() {}\n}\n',
  );
  return tree;
}
