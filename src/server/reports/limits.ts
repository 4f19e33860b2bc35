import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusal } from './refusal';

export const reportsLimits = {
  report: attemptLimit(
    'report',
    30,
    24 * HOUR_SECONDS,
    refusal((words) => words.tooManyReports),
  ),
  reportAnswer: attemptLimit(
    'report-answer',
    20,
    24 * HOUR_SECONDS,
    refusal((words) => words.tooManyAnswers),
  ),
};
