import type { StepFormOptions } from '../../domain/steps/forms';
import { nextStart } from '../meetings';
import type { LockedStep } from './lockStep';

export function commitmentFormOptions({ meeting }: LockedStep, now: Date): StepFormOptions {
  const nextSeconds = meeting ? nextStart(meeting, now) : undefined;
  return { nowMillis: now.getTime(), nextMeetingMillis: nextSeconds === undefined ? undefined : nextSeconds * 1000 };
}

/**
 * An unchanged date stays valid however the schedule has changed; a date that Undo restores after Not Set may have
 * passed since the step was made (rules steps.commitmentDate and steps.undo).
 */
export function updateFormOptions(locked: LockedStep, now: Date): StepFormOptions {
  const { commitmentDate, createdAt } = locked.step;
  const rules = commitmentFormOptions(locked, now);
  return commitmentDate
    ? { ...rules, keptMillis: commitmentDate.getTime() }
    : { ...rules, nowMillis: createdAt.getTime() };
}
