import { eq, inArray, sql } from 'drizzle-orm';
import type { DeviceDraft } from '../../../src/domain/people/device';
import { firstRow, type Database } from '../../database/database';
import { appUsers, devices } from '../../schema/peopleTables';

/**
 * Upserts a device under its token, or else under the token that it replaces; a new device creates a new user. Must run
 * within a transaction.
 */
export async function registerDevice(tx: Database, draft: DeviceDraft, now: Date): Promise<void> {
  const { token: push_token, platform, language, previous_token } = draft;
  // Serialises concurrent calls of one device.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${push_token}, 7021957))`);
  const tokens = previous_token === null ? [push_token] : [push_token, previous_token];
  const known = await tx
    .select()
    .from(devices)
    .where(inArray(devices.push_token, tokens))
    .orderBy(devices.id)
    .for('update');
  const device = known.find((each) => each.push_token === push_token) ?? known[0];
  for (const { id } of known.filter((each) => each !== device)) {
    await tx.update(devices).set({ push_token: null }).where(eq(devices.id, id));
  }
  if (device === undefined) {
    const created_at = now.toISOString();
    const added = await tx.insert(appUsers).values({ language, created_at }).returning();
    const app_user_id = firstRow(added)?.id;
    if (app_user_id === undefined) throw new Error('The user was not stored');
    await tx.insert(devices).values({ app_user_id, platform, push_token });
    return;
  }
  await tx.update(devices).set({ push_token, platform }).where(eq(devices.id, device.id));
  await tx.update(appUsers).set({ language }).where(eq(appUsers.id, device.app_user_id));
}
