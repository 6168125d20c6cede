import { roomProblems, roomsIn } from './roomProblems';

const PAGE = `
src/plain  stands outside of a block
\`\`\`
src/ui             what the console looks like
src/features/tours tours
src/features/chapters  the chapter editor: commands,
                       saving
\`\`\`
`;

test('folders are described in fenced blocks alone, apart from their descriptions by two spaces', () => {
  expect([...roomsIn(PAGE)]).toEqual([
    ['src/ui', 'what the console looks like'],
    ['src/features/chapters', 'the chapter editor: commands, saving'],
  ]);
});

test('a folder that is described, or named by the folder above it, is no problem', () => {
  const folders = ['src/ui', 'src/features/chapters/commands', 'src/features/chapters'];
  expect(roomProblems(PAGE, folders)).toEqual([]);
});

test.each(['src/ui/grid', 'src/features/chapters/save', 'src/state'])(
  '%s, which nothing describes or names, is a problem',
  (folder) => {
    expect(roomProblems(PAGE, ['src/ui', folder])).toEqual([`says nothing about ${folder}`]);
  },
);
