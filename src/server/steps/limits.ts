import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

export const stepsLimits = {
  stepComment: attemptLimit('step-comment', 60, HOUR_SECONDS, refusals.tooManyComments),
};
