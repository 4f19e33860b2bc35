import { and, eq, sql } from 'drizzle-orm';
import type { RoundChangeInput, RoundEvent, RoundProgress } from '../../contract/entities.gen';
import { absentees, changedRound, reopenedRound, turnMinutesOf, type RoundState } from '../../domain/rounds/round';
import {
  instantOfSeconds,
  publishRoundChange,
  reminderSubject,
  storeAttendance,
  storeHeld,
  type MeetingRow,
  type OpenMeeting,
} from '../meetings';
import { settleSubject } from '../notifications';
import { secondsOf } from '../platform/clock';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { attendance, membershipSettings, rounds, roundTurns } from '../platform/database/schema';
import { conflict, invalidField } from '../platform/http/problem';
import { staffOf } from '../tenancy';
import { lockOpenMeeting, type LockedRequest } from './lockOpenMeeting';
import {
  peopleHere,
  presentTimer,
  roundVersionOf,
  selectRoundPeople,
  storedRoundOf,
  timerVersionOf,
  type RoundPersonRow,
} from './roundPeople';
import { refusals } from './refusals';

interface LockedRound {
  podId: string;
  userId: string;
  meeting: MeetingRow;
  open: OpenMeeting;
  people: RoundPersonRow[];
}

async function turnMs(act: Act, { meeting }: LockedRound): Promise<number> {
  const { membershipId, name, value } = membershipSettings;
  const [row] = await act.tx
    .select({ value })
    .from(membershipSettings)
    .where(and(eq(membershipId, meeting.membershipId), eq(name, 'TurnMinutes')));
  return turnMinutesOf(row?.value) * 60_000;
}

async function storeRound(
  act: Act,
  locked: LockedRound,
  state: RoundState,
  { finishedAt, minuteAddedAt }: { finishedAt?: Date; minuteAddedAt?: Date | undefined } = {},
): Promise<void> {
  const { meeting, open } = locked;
  const key = { meetingId: meeting.id, startsAt: instantOfSeconds(open.start) };
  const { timer } = state;
  const values = {
    begun: state.begun,
    speakerId: state.speakerId ?? null,
    spokeAt: state.spokeAtMs === undefined ? null : new Date(state.spokeAtMs),
    timerEndsAt: timer && 'endsAtMs' in timer ? new Date(timer.endsAtMs) : null,
    timerLeftMs: timer && 'leftMs' in timer ? Math.round(timer.leftMs) : null,
    finishedAt: finishedAt ?? null,
    minuteAddedAt,
  };
  await storeHeld(act.tx, { meetingId: meeting.id, held: [open], now: act.now });
  const times = { heldAt: instantOfSeconds(open.at), endsAt: instantOfSeconds(open.endsAt), createdAt: act.now };
  await act.tx
    .insert(rounds)
    .values({ ...key, ...times, ...values })
    .onConflictDoUpdate({ target: [rounds.meetingId, rounds.startsAt], set: values });
  if (state.turns.length === 0) return;
  await act.tx
    .insert(roundTurns)
    .values(state.turns.map((turn, position) => ({ ...key, ...turn, position })))
    .onConflictDoUpdate({
      target: [roundTurns.meetingId, roundTurns.startsAt, roundTurns.userId],
      set: { position: sql`excluded.position`, state: sql`excluded.state` },
    });
}

const occurrenceOf = ({ meeting, open }: LockedRound) => ({ meetingId: meeting.id, start: open.start });

async function recordAttendance(act: Act, locked: LockedRound, userIds: (string | undefined)[]): Promise<string[]> {
  const known = peopleHere(locked.people);
  const come = locked.people.map(({ userId }) => userId).filter((id) => userIds.includes(id) && !known.has(id));
  const marks = come.map((userId) => ({ userId, status: 'CAME' as const }));
  await storeAttendance(act.tx, occurrenceOf(locked), marks, act.now);
  return come;
}

async function finish(act: Act, locked: LockedRound): Promise<void> {
  const { open, people, userId } = locked;
  const isOver = secondsOf(act.now) >= open.endsAt;
  if (!isOver && people.some((person) => person.userId === userId && person.attendance === null)) {
    await recordAttendance(act, locked, [userId]);
  }
  const absent = absentees(people, userId, isOver);
  await storeAttendance(
    act.tx,
    occurrenceOf(locked),
    absent.map((person) => ({ userId: person.userId, status: 'ABSENT' as const })),
    act.now,
  );
  await storeRound(act, locked, storedRoundOf(open, people), { finishedAt: act.now });
  await settleSubject(act, reminderSubject(locked.meeting.id));
}

async function reopen(act: Act, locked: LockedRound, finishedAt: Date): Promise<void> {
  const { meeting, open, people } = locked;
  await act.tx
    .delete(attendance)
    .where(
      and(
        eq(attendance.meetingId, meeting.id),
        eq(attendance.startsAt, instantOfSeconds(open.start)),
        eq(attendance.status, 'ABSENT'),
        eq(attendance.recordedAt, finishedAt),
      ),
    );
  const reopened = reopenedRound(storedRoundOf(open, people), finishedAt.getTime(), act.now.getTime());
  await storeRound(act, locked, reopened);
}

/** Callers that don't send the timer's version can add only one minute within this time. */
const REPEAT_MS = 2_000;

/**
 * Whether the minute has already been added, either to the timer that the caller saw or moments ago (rule
 * rounds.timer).
 */
function isAdded({ open }: LockedRound, { timerVersion }: RoundChangeInput, { timer }: RoundState, now: Date): boolean {
  if (timerVersion !== undefined) return timerVersion !== timerVersionOf(timer);
  const last = open.row?.minuteAddedAt;
  return Boolean(last && now.getTime() - last.getTime() < REPEAT_MS);
}

/**
 * The part of a change that everybody in the pod may see; empty if they must fetch it, undefined if nothing changed.
 */
type PublishedChange = Pick<RoundEvent, 'progress' | 'arrived'> | undefined;

function progressOf(before: RoundState, after: RoundState, now: Date): RoundProgress {
  const { begun, speakerId, timer, turns } = after;
  return {
    before: roundVersionOf(before, null),
    version: roundVersionOf(after, null),
    at: now.getTime(),
    begun,
    ...(speakerId !== undefined && { speakerId }),
    ...presentTimer(timer, now),
    turns: turns.map(({ userId, state: turn }) => ({ userId, turn })),
  };
}

async function changeTurns(act: Act, locked: LockedRound, change: RoundChangeInput): Promise<PublishedChange> {
  const { open, people, userId } = locked;
  const { change: name } = change;
  if (name === 'FINISH' || name === 'REOPEN') return undefined;
  const state = storedRoundOf(open, people);
  if (name === 'ADD_MINUTE' && isAdded(locked, change, state, act.now)) return undefined;
  // The person who leads the round during the meeting is present, and so is the person who is given the turn.
  const leads = secondsOf(act.now) < open.endsAt ? [userId] : [];
  const here = new Set([...peopleHere(people), ...leads]);
  const context = { nowMs: act.now.getTime(), turnMs: await turnMs(act, locked), here };
  const changed = changedRound(state, { ...change, change: name }, context);
  if (changed === state) return undefined;
  const given = changed.speakerId === state.speakerId ? undefined : changed.speakerId;
  const arrived = await recordAttendance(act, locked, [...leads, given]);
  await storeRound(act, locked, changed, { minuteAddedAt: name === 'ADD_MINUTE' ? act.now : undefined });
  return { progress: progressOf(state, changed, act.now), ...(arrived.length > 0 && { arrived }) };
}

async function applyChange(act: Act, locked: LockedRound, change: RoundChangeInput): Promise<PublishedChange> {
  const finishedAt = locked.open.row?.finishedAt;
  if (change.change === 'FINISH') {
    if (finishedAt) return undefined;
    await finish(act, locked);
    return {};
  }
  if (change.change === 'REOPEN') {
    if (!finishedAt) return undefined;
    await reopen(act, locked, finishedAt);
    return {};
  }
  if (finishedAt) throw conflict('round_finished', refusals.roundFinished);
  return changeTurns(act, locked, change);
}

/** 400 for people who aren't in the pod; the speaker may have left a moment ago. */
function checkPeople(people: readonly RoundPersonRow[], change: RoundChangeInput): void {
  const isInPod = (id: string | undefined) => id === undefined || people.some(({ userId }) => userId === id);
  if (['SKIP', 'GIVE', 'MOVE'].includes(change.change) && !isInPod(change.userId)) {
    throw invalidField('userId', refusals.notInPod);
  }
  if (!isInPod(change.before)) throw invalidField('before', refusals.notInPod);
}

/**
 * Changes the round of a pod's meeting for everybody (rules rounds.turns, rounds.timer and rounds.finish). A repeat,
 * or a change that another device has already made, changes nothing. 409 while meeting mode isn't open for this
 * meeting, before the meeting begins and, except for REOPEN, once it is finished.
 */
export async function changeRound(
  context: AppContext,
  request: LockedRequest & { businessId: string },
  change: RoundChangeInput,
): Promise<void> {
  const { podId, userId, businessId } = request;
  const endsOrReopens = change.change === 'FINISH' || change.change === 'REOPEN';
  return context.act(async (act) => {
    const staff = endsOrReopens ? (await staffOf(act.tx, businessId)).map(({ id }) => id) : [];
    const { meeting, open, publish } = await lockOpenMeeting(act, request, change.start, staff);
    if (open.at > secondsOf(act.now)) throw conflict('meeting_ahead', refusals.meetingAhead);
    const people = await selectRoundPeople(act.tx, podId, open);
    checkPeople(people, change);
    const published = await applyChange(act, { podId, userId, meeting, open, people }, change);
    if (!published) return;
    await publishRoundChange(act, podId, { start: change.start, ...published });
    // Every page that shows the meeting must show that it is over, or on again.
    if (endsOrReopens) await publish();
  });
}
