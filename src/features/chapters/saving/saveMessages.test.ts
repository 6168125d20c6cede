import { isolate } from '../../../domain/text/script';
import { failureLines, successMessage } from './saveMessages';

test('a save that removes chapters beside others reports each number', () => {
  const message = (created: number, changed: number, removed: number) =>
    successMessage({ created, changed, removed });
  expect(message(4, 0, 5)).toBe('Chapters saved: 4 new, 5 removed');
  expect(message(1, 2, 3)).toBe('Chapters saved: 1 new, 2 changed, 3 removed');
  expect(message(4, 1, 0)).toBe('5 chapters saved');
  expect(message(0, 0, 5)).toBe('5 chapters deleted');
  expect(message(0, 1, 0)).toBe('Chapter updated successfully');
});

describe('the lines about chapters that were not saved', () => {
  it('name the chapter of a reason, or count those that share it', () => {
    const busy = 'Database is busy';
    const failed = [
      { title: 'Gate', reason: busy },
      { title: 'Moat', reason: 'The start is taken' },
      { title: 'Court', reason: busy },
      { title: ' ', reason: 'No title' },
    ];
    expect(failureLines(failed)).toEqual([
      'Failed to save chapter: Database is busy (2 chapters)',
      `Failed to save chapter: ${isolate('Moat')}: The start is taken`,
      'Failed to save chapter: No title',
    ]);
  });
});
