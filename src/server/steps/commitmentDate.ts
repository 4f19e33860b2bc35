import { commitmentDateProblem } from '../../domain/steps/steps';
import { invalidField } from '../platform/http/problem';
import { nextStart } from '../meetings';
import type { LockedStep } from './lockStep';

/**
 * Refuses a date that is not after `after`, or after the next meeting of the step's pod (rule steps.commitmentDate).
 * `date` is in epoch milliseconds.
 */
export function checkCommitmentDate(date: number, { meeting }: LockedStep, now: Date, after: Date = now): void {
  const nextSeconds = meeting ? nextStart(meeting, now) : undefined;
  const nextMillis = nextSeconds === undefined ? undefined : nextSeconds * 1000;
  const problem = commitmentDateProblem(date, after.getTime(), nextMillis);
  if (problem) throw invalidField('commitmentDate', problem);
}
