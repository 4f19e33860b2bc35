import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

export const blocksLimits = {
  block: attemptLimit('block', 60, HOUR_SECONDS, refusals.tooManyChanges),
};
