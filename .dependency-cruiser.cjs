/** Rules of imports: layers import downwards, features never each other, nothing in a circle. Types count. */
const layer = (name, from, to) => ({ name, severity: 'error', from, to: { pathNot: '^$', ...to } });
const tests = '\\.test\\.tsx?$|^src/testing/';
const onlyIn = (name, library, door) =>
  layer(
    `one-door-${name}`,
    { path: '^(src|worker)/', pathNot: `${tests}|${door}` },
    { path: `node_modules/${library}` },
  );

module.exports = {
  forbidden: [
    layer('no-circles', {}, { circular: true, pathNot: undefined }),
    layer(
      'platform-imports-nothing-of-ours',
      { path: '^src/platform/', pathNot: tests },
      { path: '^(src/(?!platform/)|worker/|e2e/|bench/)' },
    ),
    layer(
      'domain-sees-platform',
      { path: '^src/domain/', pathNot: tests },
      { path: '^(src/(?!domain/|platform/)|worker/|e2e/|bench/)' },
    ),
    layer(
      'audio-sees-domain',
      { path: '^src/audio/', pathNot: tests },
      { path: '^(src/(?!audio/|domain/|platform/)|worker/)' },
    ),
    layer(
      'ui-sees-audio-and-domain',
      { path: '^src/ui/', pathNot: tests },
      { path: '^(src/(?!ui/|audio/|domain/|platform/)|worker/)' },
    ),
    layer(
      'state-sees-domain',
      { path: '^src/state/', pathNot: tests },
      { path: '^(src/(?!state/|domain/|platform/)|worker/)' },
    ),
    layer(
      'features-see-ui-state-audio-domain',
      { path: '^src/features/', pathNot: tests },
      { path: '^(src/(app|testing)/|worker/)' },
    ),
    layer(
      'features-never-each-other',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    layer('src-never-worker', { path: '^src/', pathNot: '^src/testing/' }, { path: '^worker/' }),
    layer('worker-sees-domain', { path: '^worker/' }, { path: '^src/(?!domain/|platform/)' }),
    layer(
      'testing-in-tests-alone',
      { path: '^(src|worker)/', pathNot: tests },
      { path: '^src/testing/' },
    ),
    layer(
      'worker-core-without-node',
      { path: '^worker/(createWorker|routes/|queries/)', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    onlyIn('wavesurfer', 'wavesurfer', '^src/ui/waveform/'),
    onlyIn('data-grid', '@mui/x-data-grid', '^src/ui/grid'),
    onlyIn('charts', '@mui/x-charts', '^src/ui/'),
    onlyIn('supabase', '@supabase', '^src/state/session'),
    onlyIn('papaparse', 'papaparse', '^src/domain/(tourImport/readTable|text/clipboardTable)'),
    onlyIn('diff', 'diff/', '^src/domain/text/diff/'),
    onlyIn('redux-persist', 'redux-persist/', '^src/state/(storage|start)/'),
    onlyIn('idb', 'idb/', '^src/(state/(storage|sync)/|audio/recording/|platform/browserDatabase)'),
    onlyIn('formik', 'formik/', '^src/(features|ui/form)/'),
    onlyIn('yup', 'yup/', '^(src/domain|worker/(http|routes))/'),
    onlyIn('notistack', 'notistack', '^src/app/'),
    onlyIn('pglite', '@electric-sql/pglite', '^worker/'),
    onlyIn('drizzle', 'drizzle-orm', '^worker/'),
  ].map((rule) => {
    if (rule.to.pathNot === '^$' || rule.to.pathNot === undefined) delete rule.to.pathNot;
    return rule;
  }),
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    includeOnly: undefined,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
