/** Rows that have been edited since the grid was given them: an edit draws its own row and nothing else. */
export interface LatestRows<Row> {
  get: (id: string) => Row | undefined;
  /** Calls whenever that row is another; the answer ends it. */
  subscribe: (id: string, call: () => void) => () => void;
  set: (id: string, row: Row) => void;
  /** The grid has been given rows anew, with all edits in them. */
  clear: () => void;
}

export function createLatestRows<Row>(): LatestRows<Row> {
  const rows = new Map<string, Row>();
  const listeners = new Map<string, Set<() => void>>();
  const tell = (id: string) => {
    for (const call of listeners.get(id) ?? []) call();
  };
  return {
    get: (id) => rows.get(id),
    subscribe(id, call) {
      const calls = listeners.get(id) ?? new Set();
      listeners.set(id, calls.add(call));
      return () => {
        calls.delete(call);
        if (calls.size === 0) listeners.delete(id);
      };
    },
    set(id, row) {
      rows.set(id, row);
      tell(id);
    },
    clear() {
      const ids = [...rows.keys()];
      rows.clear();
      ids.forEach(tell);
    },
  };
}
