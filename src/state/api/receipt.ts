/** Cache entry of a query whose rows live in the entity slices. */
export interface Receipt {
  /** Epoch milliseconds of the response; null when no request was made. */
  fetchedAt: number | null;
  /** Messages about rows of a list that could not be read. */
  unreadable?: string[];
}

/** Receipt for a record pending creation, which cannot be fetched yet. */
export const notCreatedYet = (): { data: Receipt } => ({ data: { fetchedAt: null } });
