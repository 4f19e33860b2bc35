import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusal } from './refusal';

export const integrationsLimits = {
  apiKey: attemptLimit(
    'api-key',
    20,
    HOUR_SECONDS,
    refusal((words) => words.tooManyApiKeys),
  ),
  webhook: attemptLimit(
    'webhook',
    20,
    HOUR_SECONDS,
    refusal((words) => words.tooManyWebhooks),
  ),
  webhookMessage: attemptLimit(
    'webhook-message',
    100,
    HOUR_SECONDS,
    refusal((words) => words.tooManyDeliveries),
  ),
};
