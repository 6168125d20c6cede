/** Cache entry of a query whose rows live in the entity slices. */
export interface Receipt {
  /** Epoch milliseconds of the response; null where the worker was not called. */
  fetchedAt: number | null;
  /** Faults of the rows of a list that can't be read. */
  unreadable?: string[];
}

/** Receipt of a record that the worker has not created yet: there is nothing to read. */
export const notCreatedYet = (): { data: Receipt } => ({ data: { fetchedAt: null } });
