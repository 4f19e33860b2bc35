/** Sent to webhooks that ask for them; a test isn't asked for (rule integrations.webhookEvents). */
export const WEBHOOK_EVENTS = [
  'member.invited',
  'member.joined',
  'member.left',
  'member.disabled',
  'member.enabled',
  'member.drifting',
  'pod.joined',
  'pod.left',
  'waitlist.joined',
  'waitlist.ready',
  'meeting.starting',
  'meeting.finished',
  'step.done',
  'leader.applied',
  'report.opened',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_TEST = 'webhook.test';
export const WEBHOOK_MESSAGE_TYPES = [...WEBHOOK_EVENTS, WEBHOOK_TEST] as const;
export type WebhookMessageType = (typeof WEBHOOK_MESSAGE_TYPES)[number];

/** As stored; a message that waits may be shown as SENDING. */
export const WEBHOOK_MESSAGE_STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const;
export const WEBHOOK_DELIVERY_STATES = [...WEBHOOK_MESSAGE_STATES, 'SENDING'] as const;
/** Why a webhook is off, as stored. */
export const WEBHOOK_STOP_REASONS = ['GONE', 'FAILING', 'CREATOR_LEFT'] as const;

/** The webhooks of an expired key are off, too. */
export const WEBHOOK_DISABLED_REASONS = [...WEBHOOK_STOP_REASONS, 'KEY_EXPIRED'] as const;

export const MAX_WEBHOOKS = 50;
export const MAX_WEBHOOK_URL_LENGTH = 2000;

/** How much of a receiver's response is kept. */
export const MAX_WEBHOOK_RESPONSE_LENGTH = 1000;

/** How long staff see deliveries. */
export const WEBHOOK_DELIVERY_DAYS = 30;

/** How long a message is tried. */
export const WEBHOOK_RETRY_DAYS = 3;

/** A webhook whose receiver has accepted nothing for this long is disabled. */
export const WEBHOOK_FAILING_DAYS = 5;

/** How long messages are also signed with the previous secret. */
export const WEBHOOK_ROTATION_HOURS = 24;

/** Seconds before the next try of a message, by how often it was tried; the last one repeats. */
const RETRY_PAUSES = [15, 60, 5 * 60, 15 * 60, 3600, 3 * 3600, 6 * 3600, 12 * 3600] as const;

/** `tries`: from 1. In seconds. */
export const webhookRetryPause = (tries: number): number =>
  RETRY_PAUSES[Math.min(tries, RETRY_PAUSES.length) - 1] ?? RETRY_PAUSES[0];

/** After this long without a failure, failing starts anew: longer than the longest pause. */
export const WEBHOOK_FAILURE_MEMORY_HOURS = 24;

/** A receiver is called less after this many failures in a row, whichever messages failed. */
export const FAILURES_UNTIL_PAUSE = 5;

const MAX_RECEIVER_PAUSE = 15 * 60;

/**
 * Seconds before anything more is sent to a receiver, by its failures in a row; 0 for none. One message is then tried,
 * so that a receiver that is down isn't called for each message that waits.
 */
export function webhookReceiverPause(failures: number): number {
  if (failures < FAILURES_UNTIL_PAUSE) return 0;
  return Math.min(MAX_RECEIVER_PAUSE, 15 * 2 ** (failures - FAILURES_UNTIL_PAUSE));
}

export const areSameEvents = (one: readonly WebhookEvent[], other: readonly WebhookEvent[]): boolean =>
  one.length === other.length && one.every((event) => other.includes(event));
