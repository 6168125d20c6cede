import { checkSchedules } from './checkSchedules';

describe('the outbox under faults', () => {
  it('loses nothing, sends in order and once, and comes to rest, over 2,000 schedules', () => {
    checkSchedules(2000, 5);
  });
});
