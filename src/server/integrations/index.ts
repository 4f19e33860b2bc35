export { revokeKeysOf } from './revokeApiKey';
export { openSecret as openWebhookSecret, sealSecret as sealWebhookSecret } from './webhooks/secrets';
