import { eq, isNotNull, sql } from 'drizzle-orm';
import { ownerOf } from './tenancy';
import { checkKeys } from './doctor/keys';
import { requireAction } from './onboarding';
import type { Act, RunAct } from './platform/act';
import type { Clock } from './platform/clock';
import { StartupProblem } from './platform/config/startupProblem';
import { keyedHash } from './platform/crypto';
import type { Database } from './platform/database/client';
import {
  answeredRequests,
  codes,
  installationKeys,
  pushSubscriptions,
  signOnProviders,
  users,
  webhooks,
  zoomSettings,
} from './platform/database/schema';
import { turnOffTwoFactorFor } from './session';
import { countWithNoun } from './platform/countWithNoun';

const NAME = 'encryption-key';

export const ACCEPT_NEW_KEY = '--accept-new-key';

const fingerprintOf = (key: Buffer): string => keyedHash(key, NAME, 'fingerprint');

async function readFingerprint({ db }: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ value: installationKeys.value })
    .from(installationKeys)
    .where(eq(installationKeys.name, NAME));
  return row?.value;
}

interface Dependent {
  zoom: number;
  twoFactor: number;
  devices: number;
  calendars: number;
  webhooks: number;
  signOn: number;
}

async function countDependent({ db }: Database): Promise<Dependent> {
  const { rows } = await db.execute<Dependent & Record<string, unknown>>(sql`
    select (select count(*) from zoom_settings)::int as zoom,
      (select count(*) from users where two_factor_secret is not null)::int as "twoFactor",
      (select count(*) from push_subscriptions)::int as devices,
      (select count(*) from calendar_feeds)::int as calendars,
      (select count(*) from webhooks)::int as webhooks,
      (select count(*) from sign_on_providers)::int as "signOn"`);
  return rows[0] ?? { zoom: 0, twoFactor: 0, devices: 0, calendars: 0, webhooks: 0, signOn: 0 };
}

const lost = ({ zoom, twoFactor, devices, calendars, webhooks: hooks, signOn }: Dependent): string[] => [
  ...(zoom > 0 ? [`${countWithNoun(zoom, 'business', 'businesses')} will have to connect Zoom again`] : []),
  ...(twoFactor > 0
    ? [`two-factor login is turned off for ${countWithNoun(twoFactor, 'person', 'people')}, who are emailed`]
    : []),
  ...(devices > 0
    ? [`no notifications come on ${countWithNoun(devices, 'device')} until Stepwell is next opened there`]
    : []),
  ...(calendars > 0
    ? [`${countWithNoun(calendars, 'calendar link')} no longer ${calendars === 1 ? 'works' : 'work'}`]
    : []),
  ...(hooks > 0 ? [`${countWithNoun(hooks, 'webhook')} must be created again`] : []),
  ...(signOn > 0 ? [`${countWithNoun(signOn, 'identity provider')} must be connected again`] : []),
];

const otherKey = (dependent: Dependent): StartupProblem =>
  new StartupProblem(
    "ENCRYPTION_KEY, or the file encryption.key, isn't the one that this database was used with. " +
      'Set the old one, or bring back encryption.key from a backup. ' +
      `If it is lost for good, start once with ${ACCEPT_NEW_KEY}: ${lost(dependent).join('; ')}.`,
  );

/** Whether this key decrypts everything that is encrypted, for a database without a fingerprint. */
async function decryptsEverything(database: Database, key: Buffer): Promise<boolean> {
  return (await checkKeys(database, key)).every(({ level }) => level !== 'fault');
}

async function storeFingerprint({ db }: Database, key: Buffer, now: Date): Promise<void> {
  const value = fingerprintOf(key);
  await db
    .insert(installationKeys)
    .values({ name: NAME, value, createdAt: now })
    .onConflictDoUpdate({ target: installationKeys.name, set: { value, createdAt: now } });
}

interface Given {
  database: Database;
  clock: Clock;
  key: Buffer;
  acceptsNewKey: boolean;
  act: RunAct;
}

/**
 * Ensures that the encryption key is the key with which this database was used (rule platform.encryptionKey). Another
 * key throws a StartupProblem, unless no data depends on the key or the operator accepts the new key; then the function
 * removes all data that only the former key decrypts and notifies the people affected. Returns sentences for the
 * operator about the removed data.
 */
export async function ensureEncryptionKey({ database, clock, key, acceptsNewKey, act }: Given): Promise<string[]> {
  const kept = await readFingerprint(database);
  if (kept === fingerprintOf(key)) return [];
  if (kept === undefined && (await decryptsEverything(database, key))) {
    await storeFingerprint(database, key, clock.now());
    return [];
  }
  const dependent = await countDependent(database);
  const consequences = lost(dependent);
  if (consequences.length > 0 && !acceptsNewKey) throw otherKey(dependent);
  await act((open) => deleteUndecryptable(open));
  await storeFingerprint(database, key, clock.now());
  return consequences.length > 0 ? [`The encryption key is a new one: ${consequences.join('; ')}.`] : [];
}

async function deleteUndecryptable(act: Act): Promise<void> {
  const { tx } = act;
  const withTwoFactor = await tx.select({ email: users.email }).from(users).where(isNotNull(users.twoFactorSecret));
  for (const { email } of withTwoFactor) await turnOffTwoFactorFor(act, email);
  const withZoom = await tx.delete(zoomSettings).returning({ businessId: zoomSettings.businessId });
  for (const { businessId } of withZoom) {
    const owner = await ownerOf(tx, businessId);
    if (owner) await requireAction(act, owner.id, businessId, 'ZOOM_PROMPT');
  }
  // Push keys are created again when needed. Devices subscribed with the former keys accept no other keys, so their
  // subscriptions are deleted, too.
  await tx.delete(installationKeys).where(eq(installationKeys.name, 'vapid'));
  await tx.delete(pushSubscriptions);
  await tx.delete(codes).where(eq(codes.purpose, 'two-factor-setup'));
  await tx.delete(answeredRequests);
  await tx.delete(webhooks);
  await tx.delete(signOnProviders);
  await tx.delete(codes).where(eq(codes.purpose, 'sign-on-link'));
  await tx.execute(sql`delete from calendar_feeds`);
}
