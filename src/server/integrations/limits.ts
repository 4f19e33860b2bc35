import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';

export const integrationsLimits = {
  apiKey: attemptLimit('api-key', 20, HOUR_SECONDS, 'You’ve created many API keys. Please try again in an hour.'),
};
