/** A value in memory that is read again when its rows have another version. */
export class VersionedValue<Value> {
  private known: { version: string; value: Promise<Value> } | null = null;

  /** `version` was read before this call: the value is never older than it. */
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
