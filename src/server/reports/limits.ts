import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

export const reportsLimits = {
  report: attemptLimit('report', 30, 24 * HOUR_SECONDS, refusals.tooManyReports),
  reportAnswer: attemptLimit('report-answer', 20, 24 * HOUR_SECONDS, refusals.tooManyAnswers),
};
