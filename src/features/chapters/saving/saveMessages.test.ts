import { isolate } from '../../../domain/text/script';
import { failureLines } from './saveMessages';

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
