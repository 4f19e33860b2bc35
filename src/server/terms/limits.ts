import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusal } from './refusal';

export const termsLimits = {
  publishing: attemptLimit(
    'terms-publishing',
    20,
    24 * HOUR_SECONDS,
    refusal((words) => words.tooManyVersions),
  ),
};
