/** Object URL of the current source; creating one revokes the previous. */
export class PlayableUrl {
  private url: string | null = null;

  create(parts: BlobPart[], type: string): string {
    this.revoke();
    this.url = URL.createObjectURL(new Blob(parts, { type }));
    return this.url;
  }

  revoke(): void {
    if (this.url !== null) URL.revokeObjectURL(this.url);
    this.url = null;
  }
}
