/** A statement for the thread that runs PGlite. */
export interface Statement {
  text: string;
  /** Parameters; null when the text is a script of several statements. */
  values: readonly unknown[] | null;
  /** Row format; objects by default. */
  rowMode?: 'array' | 'object';
  /** Keeps dates and times in PostgreSQL's text format. */
  hasTextDates: boolean;
}

/** A message to the thread, whose response carries the same id; `transaction` is null outside a transaction. */
export type ThreadRequest = { id: number } & (
  | { kind: 'run'; statement: Statement; transaction: number | null }
  | { kind: 'begin' | 'commit' | 'roll back'; transaction: number }
  | { kind: 'close' }
);

/** Message and own fields of an error: a structured clone would drop the fields. */
export interface SerializedError {
  message: string;
  fields: object;
}

export type ThreadResponse = { id: number } & ({ rows: unknown[] } | { error: SerializedError });
