import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const climbs = {
  group: ['../../../../*'],
  message: 'Three folders up is the longest climb: move the file nearer to what it uses.',
};

/** A comment begins with the thing itself. */
const beginsWithTheThing = {
  terms: ['what', 'whether', 'of', 'where', 'how', 'which', 'who'],
  location: 'start',
};

export default defineConfig(
  {
    ignores: [
      'dist/',
      'cloudflare/dist/',
      'node_modules/',
      '.data/',
      '.cache/',
      'test-results/',
      '**/*.generated.ts',
    ],
  },
  {
    // The program that draws the sample: letters for coordinates, and long lists of shapes.
    files: ['tools/**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-warning-comments': ['error', beginsWithTheThing] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['tools/**'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      'no-warning-comments': ['error', beginsWithTheThing],
      'no-alert': 'error',
      'no-eval': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'no-restricted-imports': ['error', { patterns: [climbs] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Text goes in as text.',
        },
        {
          selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression.argument',
          message: 'Write the properties out: a literal in a literal only hides lines.',
        },
      ],
    },
  },
  {
    files: ['{src,worker}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '{src,worker}/testing/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Each file's function is a table of calls.
    files: ['src/state/endpoints/*Endpoints.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: [
      '*.config.ts',
      'worker/start/start.ts',
      'worker/logging/log.ts',
      'worker/cloudflare/consoleLogger.ts',
      'worker/sample/**',
      'e2e/**',
      'bench/**',
      'cloudflare/**',
      'scripts/**',
      'contract/**',
      'src/testing/environment/setUpScreens.ts',
    ],
    rules: { 'no-restricted-exports': 'off', 'no-console': 'off' },
  },
);
