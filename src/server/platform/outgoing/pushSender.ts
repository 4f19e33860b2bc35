import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import type { Clock } from '../clock';
import type { Config } from '../config/config';
import { decrypt, encrypt } from '../crypto';
import type { Database } from '../database/client';
import { installationKeys } from '../database/schema';
import { sendRequest } from './request';

/** A device, as the browser's push manager names it. */
export interface PushTarget {
  endpoint: string;
  key: string;
  auth: string;
}

/** Brings messages to devices. */
export interface PushSender {
  /** The key browsers subscribe with, base64url. Made on first use and kept (rule notifications.push). */
  publicKey: () => Promise<string>;
  /** 'gone' when the device takes no more; throws when it may work later. */
  send: (target: PushTarget, payload: string) => Promise<'sent' | 'gone'>;
}

interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const KEY_NAME = 'vapid';
const TIME_LIMIT_MS = 10_000;

/** A message that could not be brought within a day is old news. Seconds. */
const KEPT_SECONDS = 24 * 60 * 60;

interface PushDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'encryptionKey' | 'publicUrl' | 'mailFrom'>;
}

/** The keys of this installation; of two servers that start at once, both use what the first one kept. */
async function keptKeys({ database, clock, config }: PushDeps): Promise<VapidKeys> {
  const kept = () =>
    database.db
      .select({ value: installationKeys.value })
      .from(installationKeys)
      .where(eq(installationKeys.name, KEY_NAME));
  let [row] = await kept();
  if (!row) {
    const value = encrypt(config.encryptionKey, JSON.stringify(webPush.generateVAPIDKeys()), KEY_NAME);
    await database.db
      .insert(installationKeys)
      .values({ name: KEY_NAME, value, createdAt: clock.now() })
      .onConflictDoNothing();
    [row] = await kept();
  }
  if (!row) throw new Error('The keys for push could not be kept.');
  return JSON.parse(decrypt(config.encryptionKey, row.value, KEY_NAME)) as VapidKeys;
}

/** Who answers for these messages: push services want an https or mailto address. */
function contact({ publicUrl, mailFrom }: PushDeps['config']): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailFrom.address}`;
}

/** The message encrypted for the device; undefined when its keys are invalid, which no later try will change. */
function sealed(
  { endpoint, key, auth }: PushTarget,
  payload: string,
  vapidDetails: VapidKeys & { subject: string },
): webPush.RequestDetails | undefined {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh: key, auth } }, payload, {
      vapidDetails,
      TTL: KEPT_SECONDS,
      contentEncoding: 'aes128gcm',
    });
  } catch {
    return undefined;
  }
}

/**
 * Sends by Web Push: encrypted for the device, signed with this installation's keys, with a time limit, and only to
 * public addresses (`allowPrivate` is for tests).
 */
export function makePushSender(deps: PushDeps, options: { allowPrivate?: boolean } = {}): PushSender {
  let keys: Promise<VapidKeys> | undefined;
  const ownKeys = () =>
    (keys ??= keptKeys(deps).catch((error: unknown) => {
      keys = undefined;
      throw error;
    }));

  return {
    publicKey: async () => (await ownKeys()).publicKey,
    send: async (target, payload) => {
      const details = sealed(target, payload, { subject: contact(deps.config), ...(await ownKeys()) });
      if (!details) return 'gone';
      const { status } = await sendRequest(
        { url: target.endpoint, method: 'POST', headers: textHeaders(details.headers), body: details.body ?? '' },
        { timeLimitMs: TIME_LIMIT_MS, ...options },
      );
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      throw new Error(`The push service answered ${status}.`);
    },
  };
}

const textHeaders = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
