/** A statement for the thread that runs PGlite. */
export interface Statement {
  text: string;
  /** Parameters; null where the text is a script of several statements. */
  values: readonly unknown[] | null;
  /** Form of the rows; objects by default. */
  rowMode?: 'array' | 'object';
  /** Leaves dates and times as PostgreSQL writes them. */
  hasTextDates: boolean;
}

/** A message to the thread, whose response has the same id; `transaction` is null outside of transactions. */
export type ThreadRequest = { id: number } & (
  | { kind: 'run'; statement: Statement; transaction: number | null }
  | { kind: 'begin' | 'commit' | 'roll back'; transaction: number }
  | { kind: 'close' }
);

/** Message and own fields of an error: structured clone would drop the fields. */
export interface SerializedError {
  message: string;
  fields: object;
}

export type ThreadResponse = { id: number } & ({ rows: unknown[] } | { error: SerializedError });
