/** A limit the product has to keep, beside what was measured. */
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
 * Measures something, on a product it starts itself; the runner prints what it gives back. `parts`
 * are those asked for by name, all of them where none is.
 */
export type Bench = (parts: readonly string[]) => Promise<BenchReport>;
