/** Folders form no circles either. Tests are left out: they start the whole product from below. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: '\\.(test|spec)\\.tsx?$|^(src|worker)/testing/' } },
};
