import { titleLines, withTitles } from './chapterTitles';

const chapter = (id: string, startMs: number) => ({
  id,
  title: id,
  description: '',
  startMs,
  endMs: null,
  orderIndex: 0,
});

test('titles are the lines of a list, without its marks and empty lines', () => {
  expect(titleLines('1. The gate\r\n\n2) The garden\n- द्वार \n• 1857\n3 arches')).toEqual([
    'The gate',
    'The garden',
    'द्वार',
    '1857',
    '3 arches',
  ]);
  expect(titleLines(' \n')).toEqual([]);
});

test('titles are given in order, from a chapter on', () => {
  const chapters = [chapter('a', 0), chapter('b', 1), chapter('c', 2)];
  const titles = (given: string[], index: number) =>
    withTitles(chapters, given, index).map(({ title }) => title);
  expect(titles(['Gate'], 0)).toEqual(['Gate', 'b', 'c']);
  expect(titles(['Gate', 'Garden', 'Left over'], 1)).toEqual(['a', 'Gate', 'Garden']);
});
