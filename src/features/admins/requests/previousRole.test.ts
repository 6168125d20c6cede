import { previousRole } from './previousRole';

describe('previousRole', () => {
  it.each([
    ['Previous role: admin. Left the team', 'admin', 'Left the team'],
    ['previous role: Owner - moved on', 'owner', 'moved on'],
    ['Previous role: admin', 'admin', ''],
    ['Left the team', null, 'Left the team'],
    ['', null, ''],
  ])('%s', (text, role, reason) => {
    expect(previousRole(text)).toEqual({ role, reason });
  });
});
