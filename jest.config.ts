/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const transform: Config['transform'] = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Published as ES modules only, or with imports at run time. */
const esModules = [
  'jose',
  'hono',
  '@hono',
  'idb',
  'fake-indexeddb',
  'wavesurfer.js',
  '@opentelemetry/otlp-exporter-base',
];
const databases = { '^@electric-sql/pglite$': '<rootDir>/worker/testing/pgliteOfNode.cjs' };
const shared = {
  // Copies of the sources that benches make.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  transform,
  moduleNameMapper: databases,
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
};

const config: Config = {
  maxWorkers: 2,
  // Leftovers of test files make the next ones slower; a new process compiles every module anew.
  workerIdleMemoryLimit: '900MB',
  // A test that hangs ends; one that is only slow, on a busy machine, is no failure.
  testTimeout: 120_000,
  globalSetup: '<rootDir>/worker/testing/prepareDatabases.ts',
  projects: [
    {
      ...shared,
      displayName: 'worker',
      testEnvironment: '<rootDir>/worker/testing/environment/nodeEnvironment.ts',
      testMatch: ['<rootDir>/{worker,scripts,contract}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'plain',
      testEnvironment: '<rootDir>/worker/testing/environment/nodeEnvironment.ts',
      testMatch: ['<rootDir>/src/{platform,domain,audio,state,testing}/**/*.test.ts'],
      setupFiles: ['<rootDir>/src/testing/environment/setUpPlain.ts'],
    },
    {
      ...shared,
      displayName: 'screens',
      testEnvironment: '<rootDir>/src/testing/environment/screenEnvironment.ts',
      testMatch: ['<rootDir>/src/{ui,features,app}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/environment/setUpScreens.ts'],
      moduleNameMapper: {
        ...databases,
        '\\.css$': '<rootDir>/src/testing/environment/emptyStyles.ts',
      },
    },
  ],
};

export default config;
