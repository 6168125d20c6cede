import { audioDurationMs } from './audioDuration';

describe('the length of a recording', () => {
  it.each([
    [null, null, null],
    [null, 12.3456, 12346],
    [95, null, 95000],
    [95, 95.4, 95400],
    [95.4, 95, 95400],
    [3600, 4516, 3600000],
    [0, 12, 12000],
    [0, null, null],
  ])('of record %s and element %s is %s ms', (record, element, expected) => {
    expect(audioDurationMs(record, element)).toBe(expected);
  });
});
