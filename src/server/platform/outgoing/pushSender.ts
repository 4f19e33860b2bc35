import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { Database } from '../database/client';
import { readOrCreatePushKeys, type VapidKeys } from './pushKeys';
import { AddressRefused, sendRequest, type OutgoingOptions } from './request';
import { makeHostLimiter } from './hostLimiter';

export interface PushTarget {
  endpoint: string;
  key: string;
  auth: string;
}

/** The outcome: 'gone' if the device accepts no more messages, 'refused' if retrying this message is pointless. */
export type PushResult = 'sent' | 'gone' | 'refused';

export interface PushDelivery {
  /** A device that was offline gets only the last message of a topic. */
  topic?: string;
  /**
   * 'high' wakes a device that is low on power, for messages that can't wait (RFC 8030); 'normal', the default, is for
   * chats and calendars in general.
   */
  urgency?: 'high' | 'normal';
  /** How long the message is kept for an offline device, in seconds; a day by default, which is also the maximum. */
  ttlSeconds?: number;
}

export interface PushSender {
  /**
   * The key that browsers subscribe with, base64url. Created on first use and kept (rule notifications.pushMessage).
   */
  publicKey: () => Promise<string>;
  /** `payload`: at most MAX_PAYLOAD_BYTES. Throws if a later attempt may succeed. */
  send: (target: PushTarget, payload: string, delivery?: PushDelivery) => Promise<PushResult>;
}

/** A push service must accept 4,096 bytes, of which encryption needs 103 (RFC 8291). */
export const MAX_PAYLOAD_BYTES = 3993;

const TIME_LIMIT_MS = 10_000;

const DEFAULT_TTL_SECONDS = 24 * 60 * 60;

interface PushDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'encryptionKey' | 'publicUrl' | 'mailFrom'>;
}

/** The contact for these messages: push services want an https or mailto address. */
function contact({ publicUrl, mailFrom }: PushDeps['config']): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailFrom.address}`;
}

function sealed(
  { endpoint, key, auth }: PushTarget,
  payload: string,
  { topic, urgency = 'normal', ttlSeconds = DEFAULT_TTL_SECONDS }: PushDelivery,
  vapidDetails: webPush.RequestOptions['vapidDetails'],
): webPush.RequestDetails | undefined {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh: key, auth } }, payload, {
      vapidDetails,
      ...(topic && { topic: topicName(topic) }),
      TTL: Math.min(ttlSeconds, DEFAULT_TTL_SECONDS),
      urgency,
      contentEncoding: 'aes128gcm',
    });
  } catch {
    return undefined;
  }
}

/** Hashed, since push services limit topics to 32 characters and needn't know what ours mean. */
const topicName = (topic: string) => createHash('sha256').update(topic).digest('base64url').slice(0, 32);

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  // The service is busy (429) or slow (408); any other 4xx status means a problem with the message or our keys.
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return 'refused';
  throw new Error(`The push service answered ${status}.`);
}

/**
 * Sends by Web Push: encrypted for the device, signed with this installation's keys, with a time limit, and only to
 * public addresses. The other parameters are for tests: `quickMs` is the limit for a quick response.
 */
export function makePushSender(
  deps: PushDeps,
  { quickMs, ...given }: Partial<OutgoingOptions> & { quickMs?: number } = {},
): PushSender {
  let keys: Promise<VapidKeys> | undefined;
  const slowHosts = makeHostLimiter(quickMs);
  const ownKeys = () =>
    (keys ??= readOrCreatePushKeys(deps).catch((error: unknown) => {
      keys = undefined;
      throw error;
    }));

  return {
    publicKey: async () => (await ownKeys()).publicKey,
    send: async (target, payload, delivery = {}) => {
      const vapidDetails = { subject: contact(deps.config), ...(await ownKeys()) };
      const details = sealed(target, payload, delivery, vapidDetails);
      if (!details) return 'gone';
      try {
        const { status } = await slowHosts.call(new URL(target.endpoint).host, () =>
          sendRequest(
            { url: target.endpoint, method: 'POST', headers: textHeaders(details.headers), body: details.body ?? '' },
            { timeLimitMs: TIME_LIMIT_MS, ...given },
          ),
        );
        return resultOf(status);
      } catch (error) {
        if (error instanceof AddressRefused) return 'refused';
        throw error;
      }
    },
  };
}

const textHeaders = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
