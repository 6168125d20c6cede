import { type AdminActivity } from '../../../domain/people/admin';
import { activityCsv } from './activityCsv';
import { distinctActions, filterActivity } from './filterActivity';

const entry = (id: string, action: string, more: Partial<AdminActivity> = {}): AdminActivity => ({
  id,
  action,
  admin: { name: 'Asha Menon', email: 'asha@kathayatra.test' },
  target_email: 'noor@kathayatra.test',
  role: null,
  notes: null,
  created_at: '2025-03-01T06:00:00.000Z',
  ...more,
});
const activity = [
  entry('1', 'promoted', { notes: 'Welcome, Noor' }),
  entry('2', 'demoted', { admin: { name: null, email: 'ravi@kathayatra.test' } }),
  entry('3', 'promoted', { target_email: null, role: 'owner' }),
];
const found = (query: string, action: string | null = null) =>
  filterActivity(activity, { query, action }).map(({ id }) => id);

describe('filterActivity', () => {
  it('looks for every word in all that an entry says', () => {
    expect(found('')).toEqual(['1', '2', '3']);
    expect(found('WELCOME noor')).toEqual(['1']);
    expect(found('ravi')).toEqual(['2']);
    expect(found('owner')).toEqual(['3']);
    expect(found('promoted asha')).toEqual(['1', '3']);
  });

  it('leaves one action', () => {
    expect(found('', 'promoted')).toEqual(['1', '3']);
    expect(found('noor', 'demoted')).toEqual(['2']);
    expect(distinctActions(activity)).toEqual(['demoted', 'promoted']);
  });
});

describe('activityCsv', () => {
  it('has a line an entry, with whole times and no formulas', () => {
    const text = activityCsv([entry('1', 'promoted', { notes: '=1+1, "x"', role: 'owner' })]);
    expect(text).toBe(
      '\uFEFFTime,Admin,Admin e-mail,Action,Person,Notes,Role\r\n' +
        '2025-03-01T06:00:00.000Z,Asha Menon,asha@kathayatra.test,promoted,noor@kathayatra.test,"\'=1+1, ""x""",owner\r\n',
    );
  });
});
