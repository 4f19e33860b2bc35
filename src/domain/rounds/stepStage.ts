import type { StepState } from '../steps/steps';

export interface PersonSteps {
  step?: StepState;
  closedStep?: unknown;
}

/**
 * The last step is reviewed, then the next one is set, then it is ahead; undefined where steps are off. A step due by
 * this meeting, at its original or its moved time, is the last one (rule steps.commitmentDate).
 */
export function stepStage(
  { step, closedStep }: PersonSteps,
  { start, at }: { start: number; at: number },
): 'review' | 'next' | 'ahead' | undefined {
  if (!step) return undefined;
  if (step.status !== 'InProgress') return 'next';
  return closedStep !== undefined || (step.commitmentDate ?? 0) > Math.max(start, at) * 1000 ? 'ahead' : 'review';
}
