import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusal } from './refusal';

export const stepsLimits = {
  stepComment: attemptLimit(
    'step-comment',
    60,
    HOUR_SECONDS,
    refusal((words) => words.tooManyComments),
  ),
};
