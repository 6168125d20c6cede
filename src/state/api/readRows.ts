import { listIn, UnexpectedResponse } from '../../domain/jsonReader';
import { uniqueBy } from '../../platform/uniqueBy';

interface ReadEach<T> {
  /** Each row that can be read, beside what it was read from. */
  read: { raw: unknown; row: T }[];
  failures: UnexpectedResponse[];
}

/** Reads each row: one that can't be read does not take the others with it. */
export function readEach<T>(rows: readonly unknown[], readRow: (row: unknown) => T): ReadEach<T> {
  const each: ReadEach<T> = { read: [], failures: [] };
  for (const raw of rows) {
    try {
      each.read.push({ raw, row: readRow(raw) });
    } catch (failure) {
      if (!(failure instanceof UnexpectedResponse)) throw failure;
      each.failures.push(failure);
    }
  }
  return each;
}

interface ReadRows<T> {
  rows: T[];
  /** Faults of the rows that can't be read. */
  unreadable: string[];
}

interface RowReader<T> {
  read: (row: unknown) => T;
  /** Two rows of the same key are one. */
  keyOf: (row: T) => string;
}

/**
 * Reads the rows of a list, also in an envelope under one of the names. Throws `UnexpectedResponse` where none
 * of them can be read.
 */
export function readRows<T>(
  data: unknown,
  call: string,
  names: readonly string[],
  { read: readRow, keyOf }: RowReader<T>,
): ReadRows<T> {
  const { read, failures } = readEach(listIn(data, call, ...names), readRow);
  const [first] = failures;
  if (first !== undefined && read.length === 0) throw first;
  const rows = uniqueBy(
    read.map(({ row }) => row),
    keyOf,
  );
  return { rows, unreadable: failures.map(({ message }) => message) };
}
