import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

export const integrationsLimits = {
  apiKey: attemptLimit('api-key', 20, HOUR_SECONDS, refusals.tooManyApiKeys),
  webhook: attemptLimit('webhook', 20, HOUR_SECONDS, refusals.tooManyWebhooks),
  webhookMessage: attemptLimit('webhook-message', 100, HOUR_SECONDS, refusals.tooManyDeliveries),
};
