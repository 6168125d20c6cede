/** External store of rows edited since the last commit to the grid: an edit re-renders its own row alone. */
export interface EditedRows<Row> {
  get: (id: string) => Row | undefined;
  /** Calls the listener when that row changes; returns the unsubscribe function. */
  subscribe: (id: string, listener: () => void) => () => void;
  set: (id: string, row: Row) => void;
  /** Drops all edits: the rows just committed contain them. */
  clear: () => void;
}

export function createEditedRows<Row>(): EditedRows<Row> {
  const rows = new Map<string, Row>();
  const listeners = new Map<string, Set<() => void>>();
  const notify = (id: string) => {
    for (const listener of listeners.get(id) ?? []) listener();
  };
  return {
    get: (id) => rows.get(id),
    subscribe(id, listener) {
      const ofRow = listeners.get(id) ?? new Set();
      listeners.set(id, ofRow.add(listener));
      return () => {
        ofRow.delete(listener);
        if (ofRow.size === 0) listeners.delete(id);
      };
    },
    set(id, row) {
      rows.set(id, row);
      notify(id);
    },
    clear() {
      const ids = [...rows.keys()];
      rows.clear();
      ids.forEach(notify);
    },
  };
}
