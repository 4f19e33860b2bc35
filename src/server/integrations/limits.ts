import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';

export const integrationsLimits = {
  apiKey: attemptLimit('api-key', 20, HOUR_SECONDS, 'You’ve created many API keys. Please try again in an hour.'),
  webhook: attemptLimit(
    'webhook',
    20,
    HOUR_SECONDS,
    'You’ve created many webhooks or secrets. Please try again in an hour.',
  ),
  webhookMessage: attemptLimit(
    'webhook-message',
    100,
    HOUR_SECONDS,
    'You’ve sent many messages to webhooks. Please try again in an hour.',
  ),
};
