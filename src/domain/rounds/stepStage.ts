import type { StepState } from '../steps/steps';

export interface PersonSteps {
  step?: StepState;
  closedStep?: unknown;
}

/**
 * How the last step went, then setting the next one, then that is ahead; undefined where steps are off. A step that
 * was due by this meeting, wherever it was moved from, is the last one (rule steps.commitmentDate).
 */
export function stepStage(
  { step, closedStep }: PersonSteps,
  { start, at }: { start: number; at: number },
): 'review' | 'next' | 'ahead' | undefined {
  if (!step) return undefined;
  if (step.status !== 'InProgress') return 'next';
  return closedStep !== undefined || (step.commitmentDate ?? 0) > Math.max(start, at) * 1000 ? 'ahead' : 'review';
}
