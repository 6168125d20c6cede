import { listIn, UnexpectedResponse } from '../../domain/jsonReader';
import { uniqueBy } from '../../platform/uniqueBy';

interface ReadEach<T> {
  /** Rows that could be read, each with its raw value. */
  read: { raw: unknown; row: T }[];
  failures: UnexpectedResponse[];
}

/** Reads rows one by one, so that an unreadable row does not discard the others. */
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
  /** Messages about rows that could not be read. */
  unreadable: string[];
}

interface RowReader<T> {
  read: (row: unknown) => T;
  /** Key that identifies a row; duplicates are dropped. */
  keyOf: (row: T) => string;
}

/**
 * Reads the rows of a list, either bare or enveloped under one of the names. Throws `UnexpectedResponse` when rows
 * exist but none can be read.
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
