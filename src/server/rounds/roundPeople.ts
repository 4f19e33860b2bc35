import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { finishedRound, timeLeft, turnOrder, type RoundState, type Turn } from '../../domain/rounds/round';
import { instantOfSeconds, type OpenMeeting, type RoundRow } from '../meetings';
import type { Queryable } from '../platform/database/client';
import { fullNameInOrder } from '../platform/database/nameOrder';
import { attendance, members, podMembers, pods, roundTurns, users } from '../platform/database/schema';
import { fingerprint } from '../platform/http/version';

const isAssistant = sql<boolean>`coalesce(
  ${pods.assistantUserId} = ${users.id} and ${pods.assistantConfirmedAt} is not null, false)`;

/**
 * The people of a pod's meeting, by name, with their attendance and turn: everybody in the pod except disabled
 * members and people who joined the pod after the meeting. One statement.
 */
export const selectRoundPeople = (db: Queryable, podId: string, { start, endsAt }: OpenMeeting) => {
  const startsAt = instantOfSeconds(start);
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      photoId: users.photoId,
      role: podMembers.role,
      isAssistant,
      attendance: attendance.status,
      apology: attendance.apology,
      position: roundTurns.position,
      state: roundTurns.state,
    })
    .from(podMembers)
    .innerJoin(users, eq(users.id, podMembers.userId))
    .innerJoin(pods, eq(pods.id, podMembers.podId))
    .innerJoin(
      members,
      and(
        eq(members.membershipId, podMembers.membershipId),
        eq(members.userId, podMembers.userId),
        isNull(members.disabledAt),
      ),
    )
    .leftJoin(
      attendance,
      and(eq(attendance.meetingId, pods.meetingId), eq(attendance.startsAt, startsAt), eq(attendance.userId, users.id)),
    )
    .leftJoin(
      roundTurns,
      and(eq(roundTurns.meetingId, pods.meetingId), eq(roundTurns.startsAt, startsAt), eq(roundTurns.userId, users.id)),
    )
    .where(and(eq(podMembers.podId, podId), lt(podMembers.joinedAt, instantOfSeconds(endsAt))))
    .orderBy(fullNameInOrder(users.firstName, users.lastName), asc(users.id));
};

export type RoundPersonRow = Awaited<ReturnType<typeof selectRoundPeople>>[number];

export const runsMeeting = ({ role, isAssistant: assists }: RoundPersonRow): boolean => role === 'leader' || assists;

function turnsOf(people: readonly RoundPersonRow[], meetingsBefore: number): Turn[] {
  const usual = turnOrder(
    people.map((person) => ({ userId: person.userId, runsMeeting: runsMeeting(person) })),
    meetingsBefore,
  );
  const last = Math.max(-1, ...people.map(({ position }) => position ?? -1));
  const place = ({ userId, position }: RoundPersonRow) => position ?? last + 1 + usual.indexOf(userId);
  return [...people]
    .sort((one, other) => place(one) - place(other))
    .map(({ userId, state }) => ({ userId, state: state ?? 'WAITING' }));
}

export const timerVersionOf = (timer: RoundState['timer']): string => fingerprint(timer ?? null);

/** Identifies the state of a round, including everything that `RoundProgress` presents. */
export const roundVersionOf = ({ begun, speakerId, timer, turns }: RoundState, finishedAt: Date | null | undefined) =>
  fingerprint([begun, speakerId ?? null, timer ?? null, turns, finishedAt ?? null]);

export const presentTimer = (timer: RoundState['timer'], now: Date) => ({
  ...(timer && { timerVersion: timerVersionOf(timer) }),
  ...(timer && { timer: { running: 'endsAtMs' in timer, leftMs: Math.round(timeLeft(timer, now.getTime())) } }),
});

export const timerOf = ({ timerEndsAt, timerLeftMs }: RoundRow): RoundState['timer'] => {
  if (timerEndsAt) return { endsAtMs: timerEndsAt.getTime() };
  return timerLeftMs === null ? undefined : { leftMs: timerLeftMs };
};

/** The round of an open meeting as stored, with speaker and timer. Nobody speaks once the speaker has left the pod. */
export function storedRoundOf({ meetingsBefore, row }: OpenMeeting, people: readonly RoundPersonRow[]): RoundState {
  const turns = turnsOf(people, meetingsBefore);
  const speakerId = turns.find(({ userId }) => userId === row?.speakerId)?.userId;
  return {
    begun: row?.begun ?? false,
    speakerId,
    spokeAtMs: row?.spokeAt?.getTime(),
    timer: row && speakerId !== undefined ? timerOf(row) : undefined,
    turns,
  };
}

export function roundStateOf(open: OpenMeeting, people: readonly RoundPersonRow[]): RoundState {
  const stored = storedRoundOf(open, people);
  return open.row?.finishedAt ? finishedRound(stored) : stored;
}

export const peopleHere = (people: readonly RoundPersonRow[]): Set<string> =>
  new Set(people.filter((person) => person.attendance === 'CAME').map(({ userId }) => userId));
