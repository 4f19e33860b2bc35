import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import type { Clock } from '../clock';
import type { Config } from '../config/config';
import { decrypt, encrypt } from '../crypto';
import type { Database } from '../database/client';
import { installationKeys } from '../database/schema';

/** Both keys are base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const KEY_NAME = 'vapid';

/**
 * The keys with which this installation signs push messages; undefined until they are first needed. Throws if the
 * encryption key has changed.
 */
export async function readPushKeys(
  { db }: Pick<Database, 'db'>,
  encryptionKey: Buffer,
): Promise<VapidKeys | undefined> {
  const [row] = await db
    .select({ value: installationKeys.value })
    .from(installationKeys)
    .where(eq(installationKeys.name, KEY_NAME));
  return row && (JSON.parse(decrypt(encryptionKey, row.value, KEY_NAME)) as VapidKeys);
}

interface KeyDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'encryptionKey'>;
}

/** Returns the keys, creating any that are missing; if two servers start together, both use those stored first. */
export async function readOrCreatePushKeys({
  database,
  clock,
  config: { encryptionKey },
}: KeyDeps): Promise<VapidKeys> {
  const kept = await readPushKeys(database, encryptionKey);
  if (kept) return kept;
  const value = encrypt(encryptionKey, JSON.stringify(webPush.generateVAPIDKeys()), KEY_NAME);
  await database.db
    .insert(installationKeys)
    .values({ name: KEY_NAME, value, createdAt: clock.now() })
    .onConflictDoNothing();
  const made = await readPushKeys(database, encryptionKey);
  if (!made) throw new Error('The keys for push could not be kept.');
  return made;
}
