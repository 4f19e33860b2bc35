import type { JourneyStep } from '../../../contract/entities.gen';

interface Goal {
  goal: string;
  steps: JourneyStep[];
}

/** Newest first: the steps of a goal, and the goals by their newest step. `steps` are by date, earliest first. */
export function stepsByGoal(steps: readonly JourneyStep[]): Goal[] {
  const goals = new Map<string, JourneyStep[]>();
  for (const step of [...steps].reverse()) goals.set(step.goal, [...(goals.get(step.goal) ?? []), step]);
  return [...goals].map(([goal, own]) => ({ goal, steps: own }));
}
