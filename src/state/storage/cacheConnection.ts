import { type CacheDatabase } from './cacheDatabase';
import { openCacheDatabase } from './openCacheDatabase';
import { takePrefetchedCache, type PrefetchedCache } from './prefetchedCache';

/** Connection to the cache of one person, opened on first use. */
export class CacheConnection {
  /** Null while nothing is read or written. */
  private userId: string | null = null;
  /** Person whose database is deleted at a sign-out, also after writing to it was abandoned. */
  private ownerId: string | null = null;
  private opened: Promise<CacheDatabase> | null = null;
  /** Tables that were read ahead of the console's scripts. */
  early: PrefetchedCache | null = null;

  get isInUse(): boolean {
    return this.userId !== null;
  }

  openFor(userId: string): void {
    this.userId = userId;
    this.ownerId = userId;
  }

  /** Null while nothing is read or written. */
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

  /** Ends reading and writing; stored data stays as it is. */
  abandon(): void {
    this.userId = null;
    this.opened = null;
  }

  /** Closes the database, and returns the id of its person. */
  async close(): Promise<string | null> {
    const { ownerId } = this;
    const db = await this.opened?.catch(() => null);
    this.abandon();
    this.ownerId = null;
    db?.close();
    return ownerId;
  }
}
