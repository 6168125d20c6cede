import { signedOut } from '../session/sessionSlice';
import { outboxRead, outboxSlice, type OutboxState } from './outboxSlice';

const { reducer } = outboxSlice;
const empty = reducer(undefined, signedOut());
const readAgain = (part: Partial<OutboxState> = {}) =>
  reducer(empty, outboxRead({ ...empty, entries: [], aliases: {}, unreadable: [], ...part }));

describe('what is read of the outbox', () => {
  it('is the same as long as there is nothing in it, so that no screen is drawn anew', () => {
    expect(readAgain()).toBe(empty);
  });

  it.each<Partial<OutboxState>>([
    { isPaused: true },
    { isDurable: false },
    { sending: 'by hand' },
    { aliases: { 'tmp-1': 't1' } },
  ])('is taken where it says something new: %j', (part) => {
    expect(readAgain(part)).toEqual({ ...empty, ...part });
    expect(reducer(readAgain(part), outboxRead(empty))).toEqual(empty);
  });

  it('keeps the ids of records made here as they are, so that an edit is no news to who follows those', () => {
    const current = readAgain({ aliases: { 'tmp-1': 't1' } });
    const read = (aliases: OutboxState['aliases']) =>
      reducer(current, outboxRead({ ...empty, isPaused: true, aliases }));
    expect(read({ 'tmp-1': 't1' })).toMatchObject({ isPaused: true });
    expect(read({ 'tmp-1': 't1' }).aliases).toBe(current.aliases);
    expect(read({ 'tmp-1': 't2' }).aliases).toEqual({ 'tmp-1': 't2' });
    expect(read({}).aliases).toEqual({});
  });
});
