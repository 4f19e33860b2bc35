import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

export const termsLimits = {
  publishing: attemptLimit('terms-publishing', 20, 24 * HOUR_SECONDS, refusals.tooManyVersions),
};
