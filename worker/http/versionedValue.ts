/** A value in memory that is re-read when the version of its rows changes. */
export class VersionedValue<Value> {
  private known: { version: string; value: Promise<Value> } | null = null;

  /** Returns the value for a version, which must be read before this call, so that the value is never older than it. */
  read(version: string, readValue: () => Promise<Value>): Promise<Value> {
    if (this.known?.version === version) return this.known.value;
    const value = readValue();
    const known = { version, value };
    this.known = known;
    value.catch(() => {
      if (this.known === known) this.known = null;
    });
    return value;
  }
}
