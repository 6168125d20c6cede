import { type Step } from './runSteps';

const installed = (name: string, ...args: string[]): Step => ({
  name: [name, ...args].join(' '),
  program: 'npx',
  args: ['--no-install', name, ...args],
});

const script = (name: string): Step => ({
  name: `npm run ${name}`,
  program: 'npm',
  args: ['run', '--silent', name],
});

/** All checks that run no tests, longest first, so that no long one remains alone at the end. */
export const staticChecks: readonly Step[] = [
  installed('prettier', '--check', '.', '--log-level', 'warn'),
  script('types'),
  script('boundaries'),
  installed('knip'),
  installed('oxlint'),
  script('specification'),
  script('contract'),
  script('docs'),
  script('engines'),
  script('sbom'),
];
