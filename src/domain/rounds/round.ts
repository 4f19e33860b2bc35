import type { AttendanceStatus } from '../meetings/attendance';

/** The speaker's state is still WAITING (rule rounds.turns). */
export const TURN_STATES = ['WAITING', 'DONE', 'SKIPPED'] as const;
export type TurnState = (typeof TURN_STATES)[number];

export const ROUND_CHANGES = [
  'BEGIN',
  'NEXT',
  'SKIP',
  'GIVE',
  'MOVE',
  'PAUSE',
  'RESUME',
  'ADD_MINUTE',
  'FINISH',
  'REOPEN',
] as const;
export type RoundChangeName = (typeof ROUND_CHANGES)[number];

export const DEFAULT_TURN_MINUTES = 3;
export const MAX_TURN_MINUTES = 30;

export const MAX_NOTE_LENGTH = 4000;

const MINUTE_MS = 60_000;

/** A shorter turn counts as given by mistake, and is still to come. */
const SHORT_TURN_MS = 15_000;

export const turnMinutesOf = (setting: string | undefined): number => Number(setting) || DEFAULT_TURN_MINUTES;

/** A running timer has an end, a paused one the time left; negative once it is over. */
export type RoundTimer = { endsAtMs: number } | { leftMs: number };

export interface Turn {
  userId: string;
  state: TurnState;
}

export interface RoundState {
  begun: boolean;
  speakerId?: string | undefined;
  spokeAtMs?: number | undefined;
  timer?: RoundTimer | undefined;
  turns: readonly Turn[];
}

export interface RoundChange {
  change: Exclude<RoundChangeName, 'FINISH' | 'REOPEN'>;
  /** The speaker as the caller sees it, for NEXT and the timer. */
  userId?: string | undefined;
  /** For MOVE: the person before whom to move the turn; absent to move it to the end. */
  before?: string | undefined;
}

export interface RoundContext {
  nowMs: number;
  turnMs: number;
  here: ReadonlySet<string>;
}

export const timeLeft = (timer: RoundTimer, nowMs: number): number =>
  'leftMs' in timer ? timer.leftMs : timer.endsAtMs - nowMs;

/** The first person present whose turn is still to come. */
export const nextSpeaker = ({ turns, speakerId }: RoundState, here: ReadonlySet<string>): string | undefined =>
  turns.find(({ userId, state }) => userId !== speakerId && state === 'WAITING' && here.has(userId))?.userId;

const withTurn = (round: RoundState, userId: string | undefined, state: TurnState): RoundState => ({
  ...round,
  turns: round.turns.map((one) => (one.userId === userId ? { ...one, state } : one)),
});

const withSpeaker = (
  round: RoundState,
  speakerId: string | undefined,
  { nowMs, turnMs }: RoundContext,
): RoundState => ({
  ...round,
  begun: true,
  speakerId,
  spokeAtMs: speakerId === undefined ? undefined : nowMs,
  timer: speakerId === undefined ? undefined : { endsAtMs: nowMs + turnMs },
});

function moved(round: RoundState, { userId, before }: RoundChange): RoundState {
  const turn = round.turns.find((one) => one.userId === userId);
  if (!turn) return round;
  const others = round.turns.filter((one) => one !== turn);
  const index = before === undefined ? others.length : others.findIndex((one) => one.userId === before);
  if (index < 0 || index === round.turns.indexOf(turn)) return round;
  return { ...round, turns: [...others.slice(0, index), turn, ...others.slice(index)] };
}

function withTimer(round: RoundState, { change }: RoundChange, { nowMs }: RoundContext): RoundState {
  const { timer } = round;
  if (!timer) return round;
  const left = timeLeft(timer, nowMs);
  const isRunning = 'endsAtMs' in timer;
  const running = (leftMs: number) => ({ ...round, timer: { endsAtMs: nowMs + leftMs } });
  const paused = (leftMs: number) => ({ ...round, timer: { leftMs } });
  switch (change) {
    case 'PAUSE':
      return isRunning ? paused(left) : round;
    case 'RESUME':
      return isRunning ? round : running(left);
    default: {
      // Once the time is over, the added minute counts from now.
      const more = Math.max(left, 0) + MINUTE_MS;
      return isRunning ? running(more) : paused(more);
    }
  }
}

export const finishedRound = (round: RoundState): RoundState => ({
  begun: round.begun,
  turns: withTurn(round, round.speakerId, 'DONE').turns,
});

/** The speaker's time continues from where it stopped (rule rounds.finish). */
export function reopenedRound(round: RoundState, finishedAtMs: number, nowMs: number): RoundState {
  const { spokeAtMs, timer } = round;
  const passed = nowMs - finishedAtMs;
  return {
    ...round,
    spokeAtMs: spokeAtMs === undefined ? undefined : spokeAtMs + passed,
    timer: timer && 'endsAtMs' in timer ? { endsAtMs: timer.endsAtMs + passed } : timer,
  };
}

const interrupted = (round: RoundState, nowMs: number): RoundState =>
  nowMs - (round.spokeAtMs ?? 0) < SHORT_TURN_MS ? round : withTurn(round, round.speakerId, 'DONE');

/**
 * Returns the same object if the change has no effect, as when another device was faster (rules rounds.turns and
 * rounds.timer).
 */
export function changedRound(round: RoundState, asked: RoundChange, context: RoundContext): RoundState {
  const { userId } = asked;
  const isSpeaker = round.speakerId === userId;
  const after = (done: RoundState) => withSpeaker(done, nextSpeaker(done, context.here), context);
  switch (asked.change) {
    case 'BEGIN':
      return round.begun ? round : after(round);
    case 'NEXT':
      return isSpeaker && round.begun ? after(withTurn(round, userId, 'DONE')) : round;
    case 'SKIP': {
      if (round.turns.find((turn) => turn.userId === userId)?.state !== 'WAITING') return round;
      const skipped = withTurn(round, userId, 'SKIPPED');
      return isSpeaker ? after(skipped) : skipped;
    }
    case 'GIVE': {
      if (isSpeaker) return round;
      return withSpeaker(withTurn(interrupted(round, context.nowMs), userId, 'WAITING'), userId, context);
    }
    case 'MOVE':
      return moved(round, asked);
    default:
      return isSpeaker ? withTimer(round, asked, context) : round;
  }
}

/** Everybody without a record, except the person who finishes the meeting before its end (rule rounds.finish). */
export const absentees = <Person extends { userId: string; attendance?: AttendanceStatus | null | undefined }>(
  people: readonly Person[],
  finishedBy: string,
  isOver: boolean,
): Person[] =>
  people.filter(
    ({ userId, attendance }) => (attendance ?? undefined) === undefined && (isOver || userId !== finishedBy),
  );

interface RoundMember {
  userId: string;
  runsMeeting: boolean;
}

/**
 * The order shifts by one at each meeting, so that nobody is always first; the people who run the meeting come last.
 * `people` are sorted by name; `meetingsBefore` is the number of meetings held before this one.
 */
export function turnOrder(people: readonly RoundMember[], meetingsBefore: number): string[] {
  const others = people.filter(({ runsMeeting }) => !runsMeeting);
  const first = others.length === 0 ? 0 : meetingsBefore % others.length;
  const inOrder = [...others.slice(first), ...others.slice(0, first)];
  return [...inOrder, ...people.filter(({ runsMeeting }) => runsMeeting)].map(({ userId }) => userId);
}
