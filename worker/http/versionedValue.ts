/** A value in memory that is read again when the version of its rows has changed. */
export class VersionedValue<Value> {
  private known: { version: string; value: Promise<Value> } | null = null;

  /** Returns the value of a version, which must be read before this call, so that the value is never older. */
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
