import { folderComplaints } from './folderRules';

it('lets folders pass that hold as many files as they may, tests and declarations apart', () => {
  const files = [
    'src/a/one.ts',
    'src/a/two.tsx',
    'src/a/one.test.ts',
    'src/a/x.d.ts',
    'src/a/a.css',
  ];
  expect(folderComplaints(files, 2)).toEqual([]);
});

it('names a folder that holds more, with its count', () => {
  expect(folderComplaints(['src/a/one.ts', 'src/a/two.ts', 'src/b/three.ts'], 1)).toEqual([
    'src/a holds 2 files; 1 are the most: split it',
  ]);
});

it('names files of one name in two folders', () => {
  expect(folderComplaints(['src/a/row.ts', 'worker/row.ts'])).toEqual([
    'row.ts is the name of 2 files: src/a/row.ts, worker/row.ts',
  ]);
});
