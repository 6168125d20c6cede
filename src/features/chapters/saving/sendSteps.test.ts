import { type SaveOutcome } from '../../../state/sync/saveEdits';
import { type SaveStep } from './planSave';
import { sendSteps } from './sendSteps';

const remove = (rowId: string, isTemporary = false): SaveStep => ({
  rowId,
  edit: {
    entity: 'chapter',
    action: 'remove',
    ref: { mediaId: 'm', chapterId: rowId },
  },
  isTemporary,
});
const refused = (code: 'network' | 'conflict' | 'unauthorized'): SaveOutcome => ({
  ok: false,
  sent: 0,
  problem: { code, message: code },
});
const done: SaveOutcome = { ok: true, id: null };

async function sendAll(steps: readonly SaveStep[], outcomes: Record<string, SaveOutcome>) {
  const requested: string[] = [];
  const log: string[] = [];
  const result = await sendSteps(steps, {
    send({ rowId }) {
      requested.push(rowId);
      return Promise.resolve(outcomes[rowId] ?? done);
    },
    onFailed: ({ rowId }, reason) => log.push(`${rowId} failed: ${reason}`),
    onSent: ({ rowId }) => log.push(`${rowId} sent`),
    isChanged: () => true,
  });
  return { requested, log, ...result };
}

test('a refused row loses its later steps, and the other rows are sent', async () => {
  const steps = [remove('a', true), remove('b'), remove('a')];
  const { requested, log, counts } = await sendAll(steps, { a: refused('conflict') });
  expect(requested).toEqual(['a', 'b']);
  expect(log).toEqual(['a failed: conflict', 'b sent']);
  expect(counts).toEqual({ created: 0, changed: 0, removed: 1 });
});

test.each([
  ['network', false],
  ['unauthorized', true],
] as const)('after %s nothing more is sent, and every row says why', async (code, isSilent) => {
  const { requested, log, failed, isSilentFailure } = await sendAll(
    [remove('a'), remove('b'), remove('c')],
    { b: refused(code) },
  );
  expect(requested).toEqual(['a', 'b']);
  expect(log).toEqual(['a sent', `b failed: ${code}`, `c failed: ${code}`]);
  expect(failed).toHaveLength(2);
  expect(isSilentFailure).toBe(isSilent);
});
