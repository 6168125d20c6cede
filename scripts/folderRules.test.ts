import { folderErrors } from './folderRules';

it('lets folders pass that hold as many files as they may, tests and declarations apart', () => {
  const files = [
    'src/a/one.ts',
    'src/a/two.tsx',
    'src/a/one.test.ts',
    'src/a/x.d.ts',
    'src/a/a.css',
  ];
  expect(folderErrors(files, 2)).toEqual([]);
});

it('names a folder that holds more, with its count', () => {
  expect(folderErrors(['src/a/one.ts', 'src/a/two.ts', 'src/b/three.ts'], 1)).toEqual([
    'src/a holds 2 files; 1 are the most: split it',
  ]);
});

it('names files of one name in two folders', () => {
  expect(folderErrors(['src/a/row.ts', 'worker/row.ts'])).toEqual([
    'row.ts is the name of 2 files: src/a/row.ts, worker/row.ts',
  ]);
});
