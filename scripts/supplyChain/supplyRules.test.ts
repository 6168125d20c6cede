import { licenceProblems, lockProblems, type Component } from './supplyRules';

const component = (licenses: Component['licenses'], isTool = false): Component => ({
  name: 'a',
  version: '1.0.0',
  licenses,
  properties: isTool ? [{ name: 'cdx:npm:package:development', value: 'true' }] : [],
});
const ofId = (id: string) => [{ license: { id } }];

test.each([
  component(ofId('MIT')),
  component([{ expression: '(MIT OR GPL-3.0-only)' }]),
  component([{ expression: 'MIT AND ISC' }]),
  component(ofId('MPL-2.0'), true),
])('allows %j', (one) => expect(licenceProblems([one])).toEqual([]));

test.each([
  [component(ofId('GPL-3.0-only')), 'a@1.0.0: GPL-3.0-only'],
  [component(ofId('MPL-2.0')), 'a@1.0.0: MPL-2.0'],
  [component([{ expression: 'MIT AND AGPL-3.0-only' }]), 'a@1.0.0: MIT AND AGPL-3.0-only'],
  [component([{ license: { name: 'SEE LICENSE IN X' } }]), 'a@1.0.0: SEE LICENSE IN X'],
  [component([]), 'a@1.0.0: no licence'],
  [component(undefined, true), 'a@1.0.0: no licence'],
])('refuses %j', (one, problem) => expect(licenceProblems([one])).toEqual([problem]));

test('wants the hash of each package, and no URL', () => {
  const integrity = 'sha512-x';
  expect(lockProblems({ '': {}, 'node_modules/a': { integrity } })).toEqual([]);
  const problems = lockProblems({
    'node_modules/a': {},
    'node_modules/b': { integrity: 'sha1-x' },
    'node_modules/c': { integrity, resolved: 'https://registry.test/c.tgz' },
  });
  expect(problems).toHaveLength(3);
});
