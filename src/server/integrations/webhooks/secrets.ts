import { createHmac, randomBytes } from 'node:crypto';
import { decrypt, encrypt } from '../../platform/crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

const purposeOf = (webhookId: string) => `webhook ${webhookId}`;

export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

export const sealSecret = (key: Buffer, webhookId: string, secret: string): string =>
  encrypt(key, secret, purposeOf(webhookId));

export const openSecret = (key: Buffer, webhookId: string, sealed: string): string =>
  decrypt(key, sealed, purposeOf(webhookId));

/** `sentAt`: epoch seconds. */
interface Signed {
  id: string;
  sentAt: number;
  body: string;
}

function signatureOf(secret: string, { id, sentAt, body }: Signed): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest('base64')}`;
}

/** The headers of Standard Webhooks, signed with each secret (rule integrations.webhookMessages). */
export const signedHeaders = (secrets: readonly string[], signed: Signed): Record<string, string> => ({
  'content-type': 'application/json',
  'webhook-id': signed.id,
  'webhook-timestamp': String(signed.sentAt),
  'webhook-signature': secrets.map((secret) => signatureOf(secret, signed)).join(' '),
});
