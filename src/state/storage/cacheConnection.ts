import { type CacheDatabase } from './cacheDatabase';
import { openCacheDatabase } from './openCacheDatabase';
import { takePrefetchedCache, type PrefetchedCache } from './prefetchedCache';

/** Connection to a person's cache, opened on first use. */
export class CacheConnection {
  /** Null while the cache is not in use. */
  private userId: string | null = null;
  /** Person whose database a sign-out deletes, even after writing was abandoned. */
  private ownerId: string | null = null;
  private opened: Promise<CacheDatabase> | null = null;
  /** Tables prefetched before the console's scripts had loaded. */
  early: PrefetchedCache | null = null;

  get isInUse(): boolean {
    return this.userId !== null;
  }

  openFor(userId: string): void {
    this.userId = userId;
    this.ownerId = userId;
  }

  /** Null while the cache is not in use. */
  database(): Promise<CacheDatabase> | null {
    if (this.userId === null) return null;
    if (this.opened !== null) return this.opened;
    const onConnectionLost = () => {
      this.opened = null;
    };
    this.early = takePrefetchedCache(this.userId, onConnectionLost);
    this.opened = this.early?.opened ?? openCacheDatabase(this.userId, onConnectionLost);
    return this.opened;
  }

  /** Stops reading and writing; stored data is left untouched. */
  abandon(): void {
    this.userId = null;
    this.opened = null;
  }

  /** Closes the database and returns the id of its owner. */
  async close(): Promise<string | null> {
    const { ownerId } = this;
    const db = await this.opened?.catch(() => null);
    this.abandon();
    this.ownerId = null;
    db?.close();
    return ownerId;
  }
}
