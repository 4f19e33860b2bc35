import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusal } from './refusal';

export const blocksLimits = {
  block: attemptLimit(
    'block',
    60,
    HOUR_SECONDS,
    refusal((words) => words.tooManyChanges),
  ),
};
