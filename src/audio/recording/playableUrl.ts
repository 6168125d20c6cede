/** The object URL of what is played now: one at a time, the one before is given back. */
export class PlayableUrl {
  private url: string | null = null;

  of(parts: BlobPart[], type: string): string {
    this.revoke();
    this.url = URL.createObjectURL(new Blob(parts, { type }));
    return this.url;
  }

  revoke(): void {
    if (this.url !== null) URL.revokeObjectURL(this.url);
    this.url = null;
  }
}
