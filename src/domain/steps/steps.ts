import { localTexts, type LocalText } from '../text/localText';
import { wordsIn } from './formWords.gen';

export const STEP_STATUSES = ['NotSet', 'InProgress', 'NotDone', 'Done'] as const;

export type StepStatus = (typeof STEP_STATUSES)[number];

/** `commitmentDate`: epoch milliseconds. */
export type Commitment = { goal: string; description: string; commitmentDate: number };

/** The commitment is absent if the status is NotSet, and present otherwise (rule steps.current). */
export type StepState = { status: StepStatus } & Partial<Commitment>;

const problem = localTexts(wordsIn);

const COMMITMENT_PAST = problem((words) => words.datePast);
const COMMITMENT_AFTER_MEETING = problem((words) => words.dateAfterMeeting);

/** After a finished step, committing starts the next one, and the finished one becomes Previous. */
export function commitEffect(status: StepStatus): 'sets' | 'startsNext' {
  return status === 'NotSet' || status === 'InProgress' ? 'sets' : 'startsNext';
}

export function committedState(commitment: Commitment): StepState {
  const { goal, description, commitmentDate } = commitment;
  return { status: 'InProgress', goal, description, commitmentDate };
}

/**
 * Any status may be chosen at any time (rule steps.status). NotSet clears the commitment. Undefined if the commitment
 * required by every other status is missing.
 */
export function withStatus(step: StepState, status: StepStatus): StepState | undefined {
  if (status === 'NotSet') return { status };
  const { goal, description, commitmentDate } = step;
  if (!goal || !description || commitmentDate === undefined) return undefined;
  return { status, goal, description, commitmentDate };
}

/**
 * After now, and no later than the next meeting that isn't paused (rule steps.commitmentDate). Undefined if valid.
 */
export function commitmentDateProblem(
  commitmentDate: number,
  nowMillis: number,
  nextMeetingMillis?: number,
): LocalText | undefined {
  if (commitmentDate <= nowMillis) return COMMITMENT_PAST;
  const hasMeetingAhead = nextMeetingMillis !== undefined && nextMeetingMillis > nowMillis;
  return hasMeetingAhead && commitmentDate > nextMeetingMillis ? COMMITMENT_AFTER_MEETING : undefined;
}

export function isOverdue(step: StepState, nowMillis: number): boolean {
  return step.status === 'InProgress' && step.commitmentDate !== undefined && step.commitmentDate < nowMillis;
}

export const DUE_AHEAD_MS = 24 * 60 * 60 * 1000;

/** The date is less than a day ahead, or past (rule steps.askedAtHome). */
export const isAskedHowItWent = ({ status, commitmentDate }: StepState, nowMillis: number): boolean =>
  status === 'InProgress' && commitmentDate !== undefined && nowMillis > commitmentDate - DUE_AHEAD_MS;
