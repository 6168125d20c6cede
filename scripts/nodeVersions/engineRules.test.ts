import { enginesOutside } from './engineRules';

const ours = '^20.19.0 || ^22.13.0 || >=24';
const locked = (node?: string) => ({
  '': { engines: { node: '>=99' } },
  'node_modules/a': { version: '1.0.0', engines: { node } },
});

it.each([[undefined], ['>=18'], ['20 || >=22'], ['^20.19.0 || ^22.13.0 || >=24.0.0']])(
  'lets a package pass that runs on all of them (%s)',
  (node) => expect(enginesOutside(locked(node), ours)).toEqual([]),
);

it.each([['>=22.15.0'], ['^20.19.0 || ^22.13.0'], ['^20.19.0 || ^22.14.0 || >=24']])(
  'names a package that leaves one of them out (%s)',
  (node) =>
    expect(enginesOutside(locked(node), ours)).toEqual([
      `node_modules/a@1.0.0 runs on Node ${node} and not on all of ${ours}`,
    ]),
);
