export const STEP_STATUSES = ['NotSet', 'InProgress', 'NotDone', 'Done'] as const;

export type StepStatus = (typeof STEP_STATUSES)[number];

/** What a person commits to; the date is in epoch milliseconds. */
export type Commitment = { goal: string; description: string; commitmentDate: number };

/** A step's own fields: a commitment is there exactly when the status is not NotSet (rule steps.current). */
export type StepState = { status: StepStatus } & Partial<Commitment>;

/** How a status is called on screens. */
export const stepStatusWords: Record<StepStatus, string> = {
  NotSet: 'Not Set',
  InProgress: 'Scheduled',
  NotDone: 'Not Done',
  Done: 'Done',
};

export const COMMITMENT_PAST = 'Commitment date must be in the future';
export const COMMITMENT_AFTER_MEETING = 'Commitment date must be before the next scheduled meeting time';

/** Committing sets an open step; on a finished one it starts the next, and the finished one becomes Previous. */
export function commitEffect(status: StepStatus): 'sets' | 'startsNext' {
  return status === 'NotSet' || status === 'InProgress' ? 'sets' : 'startsNext';
}

/** A step as committing leaves it. */
export function committed(commitment: Commitment): StepState {
  const { goal, description, commitmentDate } = commitment;
  return { status: 'InProgress', goal, description, commitmentDate };
}

/**
 * A step with another status, which may be chosen at any time (rule steps.status). NotSet clears the commitment.
 * Undefined when the commitment that every other status needs is missing.
 */
export function withStatus(step: StepState, status: StepStatus): StepState | undefined {
  if (status === 'NotSet') return { status };
  const { goal, description, commitmentDate } = step;
  if (!goal || !description || commitmentDate === undefined) return undefined;
  return { status, goal, description, commitmentDate };
}

/**
 * What is wrong with a commitment date, as a sentence for its field; undefined when it will do: after now, and at or
 * before the next meeting that is not paused, where there is one ahead (rule steps.commitmentDate). All times are epoch
 * milliseconds.
 */
export function commitmentDateProblem(
  commitmentDate: number,
  nowMillis: number,
  nextMeetingMillis?: number,
): string | undefined {
  if (commitmentDate <= nowMillis) return COMMITMENT_PAST;
  const hasMeetingAhead = nextMeetingMillis !== undefined && nextMeetingMillis > nowMillis;
  return hasMeetingAhead && commitmentDate > nextMeetingMillis ? COMMITMENT_AFTER_MEETING : undefined;
}

/** Whether a step is still under way after its date; a badge, which invalidates nothing (rule steps.overdue). */
export function isOverdue(step: StepState, nowMillis: number): boolean {
  return step.status === 'InProgress' && step.commitmentDate !== undefined && step.commitmentDate < nowMillis;
}
