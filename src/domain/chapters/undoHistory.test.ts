import fc from 'fast-check';
import {
  historyLabels,
  mapHistory,
  recordEdit,
  redoEdit,
  createHistory,
  undoEdit,
} from './undoHistory';

describe('the history of edits', () => {
  it('takes back and brings back, by name', () => {
    let history = createHistory('a');
    history = recordEdit(history, 'b', { label: 'Split' });
    history = recordEdit(history, 'c', { label: 'Merge' });
    expect(historyLabels(history)).toEqual({ undo: 'Merge', redo: null });
    history = undoEdit(history);
    expect(history.present).toBe('b');
    expect(historyLabels(history)).toEqual({ undo: 'Split', redo: 'Merge' });
    expect(redoEdit(history).present).toBe('c');
    expect(historyLabels(recordEdit(history, 'd', { label: 'Move' })).redo).toBeNull();
  });

  it('has one entry for one gesture, and none for one that ended where it began', () => {
    let history = createHistory(0);
    history = recordEdit(history, 1, { label: 'Move', gesture: 'g1' });
    history = recordEdit(history, 2, { label: 'Move', gesture: 'g1' });
    expect(history.past).toHaveLength(1);
    history = recordEdit(history, 3, { label: 'Move', gesture: 'g2' });
    expect(undoEdit(history).present).toBe(2);
    expect(undoEdit(undoEdit(history)).present).toBe(0);
    const back = recordEdit(recordEdit(createHistory(0), 1, { label: 'Move', gesture: 'g' }), 0, {
      label: 'Move',
      gesture: 'g',
    });
    expect(historyLabels(back)).toEqual({ undo: null, redo: null });
  });

  it('undone to its beginning and redone to its end is as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 40 }), (values) => {
        const start: ReturnType<typeof createHistory<number | null>> = createHistory(null);
        const end = values.reduce((h, value) => recordEdit(h, value, { label: '' }), start);
        let there = end;
        while (there.past.length > 0) there = undoEdit(there);
        expect(there.present).toBeNull();
        while (there.future.length > 0) there = redoEdit(there);
        expect(there.present).toBe(end.present);
      }),
    );
  });

  it('keeps its steps over other values', () => {
    const history = undoEdit(recordEdit(createHistory(1), 2, { label: 'Move' }));
    const mapped = mapHistory(history, (value) => value * 10);
    expect(mapped.present).toBe(10);
    expect(redoEdit(mapped).present).toBe(20);
  });
});
