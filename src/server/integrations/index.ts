export { revokeKeysOf } from './revokeApiKey';
export { stopWebhooksOf } from './webhooks/stopWebhook';
export { openSecret as openWebhookSecret, sealSecret as sealWebhookSecret } from './webhooks/secrets';
