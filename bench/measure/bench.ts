/** A limit that the product must keep, and the measured value. */
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
 * A bench on a product that it starts itself; the runner prints the report. `parts` names the parts to run; empty runs
 * all.
 */
export type Bench = (parts: readonly string[]) => Promise<BenchReport>;
