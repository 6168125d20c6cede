/** A limit that the product has to keep, and the measured value. */
export interface Goal {
  name: string;
  measured: string;
  limit: string;
  isMet: boolean;
}

export interface Table {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface BenchReport {
  tables: readonly Table[];
  goals: readonly Goal[];
}

/**
 * A bench on a product that it starts itself; the runner prints the report. `parts` are the names of the
 * parts to run; all of them when it is empty.
 */
export type Bench = (parts: readonly string[]) => Promise<BenchReport>;
