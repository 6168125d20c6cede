/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Published as ES modules only. */
const esModules = ['jose', 'hono', '@hono'];

const config: Config = {
  rootDir: '..',
  testMatch: ['<rootDir>/cloudflare/*.test.ts'],
  testEnvironment: '<rootDir>/worker/testing/environment/nodeEnvironment.ts',
  globalSetup: '<rootDir>/worker/testing/prepareDatabases.ts',
  testTimeout: 120_000,
  maxWorkers: 1,
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  moduleNameMapper: { '^@electric-sql/pglite$': '<rootDir>/worker/testing/pgliteOfNode.cjs' },
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
};

export default config;
