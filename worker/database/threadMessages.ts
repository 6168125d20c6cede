/** A statement for the thread that runs PGlite. */
export interface Statement {
  text: string;
  /** Parameters; null where the text is a script of several statements. */
  values: readonly unknown[] | null;
  /** Rows are objects where it is absent. */
  rowMode?: 'array' | 'object';
  /** Leaves dates and times as PostgreSQL writes them. */
  hasTextDates: boolean;
}

/** One message to the thread, which responds to each by its id; `transaction` is null outside of transactions. */
export type ThreadRequest = { id: number } & (
  | { kind: 'run'; statement: Statement; transaction: number | null }
  | { kind: 'begin' | 'commit' | 'roll back'; transaction: number }
  | { kind: 'close' }
);

/** An error without its class and with its fields, which threads do not pass on. */
export interface PassedError {
  message: string;
  fields: object;
}

export type ThreadResponse = { id: number } & ({ rows: unknown[] } | { error: PassedError });
