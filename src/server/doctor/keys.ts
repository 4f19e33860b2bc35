import { createECDH } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { zoomCredentials } from '../meetings';
import { openWebhookSecret } from '../integrations';
import { openClientSecret } from '../signOn';
import type { Database } from '../platform/database/client';
import { decryptTwoFactorSecret } from '../session';
import { readPushKeys, type VapidKeys } from '../platform/outgoing/pushKeys';
import { fault, good, type Finding } from './finding';
import { countWithNoun } from '../platform/countWithNoun';

const OTHER_KEY =
  'ENCRYPTION_KEY isn’t the one they were encrypted with. Set the old one, or bring back encryption.key from a backup';

const isPair = ({ publicKey, privateKey }: VapidKeys): boolean => {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey().toString('base64url') === publicKey;
  } catch {
    return false;
  }
};

export async function checkKeys(database: Database, encryptionKey: Buffer | undefined): Promise<Finding[]> {
  // If there is no key, all encrypted data was encrypted with a lost key.
  const key = encryptionKey ?? Buffer.alloc(32);
  return [
    await checkPush(database, key),
    await checkZoom(database, key),
    await checkTwoFactor(database, key),
    await checkWebhooks(database, key),
    await checkIdentityProviders(database, key),
  ];
}

async function checkPush(database: Database, encryptionKey: Buffer): Promise<Finding> {
  try {
    const keys = await readPushKeys(database, encryptionKey);
    if (!keys) return good('The keys for notifications on devices are made when someone first wants them.');
    if (isPair(keys)) return good('The keys for notifications on devices are a pair.');
  } catch {
    return fault(`The keys for notifications on devices can’t be read: ${OTHER_KEY}.`);
  }
  return fault(
    'The keys for notifications on devices are no pair, so no device takes any. Restore the table installation_keys from a backup.',
  );
}

async function checkZoom(database: Database, encryptionKey: Buffer): Promise<Finding> {
  const { rows } = await database.db.execute<{ id: string }>(sql`select business_id as id from zoom_settings`);
  const unreadable: string[] = [];
  for (const { id } of rows) {
    await zoomCredentials(database.db, { encryptionKey }, id).catch(() => unreadable.push(id));
  }
  const count = (businesses: number) => countWithNoun(businesses, 'business', 'businesses');
  if (unreadable.length > 0) {
    return fault(
      `The Zoom secrets of ${count(unreadable.length)} can’t be read: ${OTHER_KEY}, or have their owners enter them again.`,
    );
  }
  const uses = `${count(rows.length)} ${rows.length === 1 ? 'uses' : 'use'} Zoom.`;
  return good(rows.length === 0 ? 'No business uses Zoom; links of meetings are entered by hand.' : uses);
}

function doesDecrypt(decrypt: () => string): boolean {
  try {
    return decrypt() !== '';
  } catch {
    return false;
  }
}

async function checkTwoFactor(database: Database, encryptionKey: Buffer): Promise<Finding> {
  const { rows } = await database.db.execute<{ id: string; secret: string }>(sql`
    select id, two_factor_secret as secret from users where two_factor_secret is not null`);
  const isReadable = ({ id, secret }: { id: string; secret: string }) =>
    doesDecrypt(() => decryptTwoFactorSecret({ encryptionKey }, id, secret));
  const unreadable = rows.filter((row) => !isReadable(row)).length;
  const people = (count: number) => countWithNoun(count, 'person', 'people');
  if (unreadable > 0) {
    return fault(
      `${people(unreadable)} can’t log in, since their two-factor secrets can’t be read: ${OTHER_KEY}, or turn it off for them (operating.md, Two-factor login).`,
    );
  }
  return good(
    rows.length === 0
      ? 'Nobody has two-factor login.'
      : `${people(rows.length)} ${rows.length === 1 ? 'has' : 'have'} two-factor login.`,
  );
}

async function checkWebhooks(database: Database, encryptionKey: Buffer): Promise<Finding> {
  const { rows } = await database.db.execute<{ id: string; secret: string }>(sql`select id, secret from webhooks`);
  const unreadable = rows.filter(
    ({ id, secret }) => !doesDecrypt(() => openWebhookSecret(encryptionKey, id, secret)),
  ).length;
  if (unreadable > 0) {
    return fault(
      `The secrets of ${countWithNoun(unreadable, 'webhook')} can’t be read: ${OTHER_KEY}, or have them created again.`,
    );
  }
  return good(
    rows.length === 0 ? 'No business has a webhook.' : `${countWithNoun(rows.length, 'webhook')} can be signed.`,
  );
}

async function checkIdentityProviders(database: Database, encryptionKey: Buffer): Promise<Finding> {
  const { rows } = await database.db.execute<{ businessId: string; encryptedSecret: string }>(sql`
    select business_id as "businessId", encrypted_secret as "encryptedSecret" from sign_on_providers`);
  const isReadable = (row: { businessId: string; encryptedSecret: string }) => {
    try {
      return typeof openClientSecret({ encryptionKey }, row) === 'string';
    } catch {
      return false;
    }
  };
  const unreadable = rows.filter((row) => !isReadable(row)).length;
  if (unreadable > 0) {
    return fault(
      `The secrets of ${countWithNoun(unreadable, 'identity provider')} can’t be read: ${OTHER_KEY}, or have their owners enter them again.`,
    );
  }
  return good(
    rows.length === 0
      ? 'No business has an identity provider of its own.'
      : `The secrets of ${countWithNoun(rows.length, 'identity provider')} can be read.`,
  );
}
