import type { StepFormOptions } from '../../domain/steps/forms';
import { nextStart } from '../meetings';
import type { LockedStep } from './lockStep';

/** What the date of a commitment made now has to keep to (rule steps.commitmentDate). */
export function commitmentRules({ meeting }: LockedStep, now: Date): StepFormOptions {
  const nextSeconds = meeting ? nextStart(meeting, now) : undefined;
  return { nowMillis: now.getTime(), nextMeetingMillis: nextSeconds === undefined ? undefined : nextSeconds * 1000 };
}

/**
 * A date that is kept stays good whatever became of the schedule; one that comes back after Not Set, by Undo, may have
 * passed since the step was made (rules steps.commitmentDate and steps.undo).
 */
export function updateRules(locked: LockedStep, now: Date): StepFormOptions {
  const { commitmentDate, createdAt } = locked.step;
  const rules = commitmentRules(locked, now);
  return commitmentDate
    ? { ...rules, keptMillis: commitmentDate.getTime() }
    : { ...rules, nowMillis: createdAt.getTime() };
}
