import { and, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { MeetingNote, PodRound, Round, RoundPerson } from '../../contract/entities.gen';
import { quotationOf } from '../../domain/memberships/ownWords';
import { nextOccurrence } from '../../domain/meetings/schedule';
import { runsMeetings, type Relation } from '../../domain/permissions';
import { roundOpensAt } from '../../domain/rounds/openRound';
import { nextSpeaker, turnMinutesOf } from '../../domain/rounds/round';
import { findMeetingInView, instantOfSeconds, meetingColumns, scheduleOfRow, type OpenMeeting } from '../meetings';
import { secondsOf } from '../platform/clock';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import {
  businesses,
  meetingNotes,
  meetings,
  memberships,
  membershipSettings,
  nextTinySteps,
  pods,
} from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { presentStep, stepsAreOff } from '../steps';
import { presentNote } from './notes';
import {
  peopleHere,
  presentTimer,
  roundStateOf,
  roundVersionOf,
  selectRoundPeople,
  storedRoundOf,
  type RoundPersonRow,
} from './roundPeople';

export interface RoundRequest {
  podId: string;
  userId: string;
  relation: Relation;
}

export const turnMinutesSetting = (membershipId: unknown) => sql<string | null>`(select ${membershipSettings.value}
  from ${membershipSettings} where ${membershipSettings.membershipId} = ${membershipId}
    and ${membershipSettings.name} = 'TurnMinutes')`;

async function podOf(db: Queryable, podId: string) {
  const [row] = await db
    .select({
      meeting: meetingColumns,
      turnMinutes: turnMinutesSetting(sql`pods.membership_id`),
      isWithoutSteps: stepsAreOff(sql`pods.membership_id`),
      joinText: memberships.joinText,
      businessName: businesses.name,
    })
    .from(pods)
    .innerJoin(memberships, eq(memberships.id, pods.membershipId))
    .innerJoin(businesses, eq(businesses.id, memberships.businessId))
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(eq(pods.id, podId));
  if (!row) throw notFound();
  return row;
}

type StepRow = typeof nextTinySteps.$inferSelect;

const stepsSince = (db: Queryable, podId: string, opened: Date): Promise<StepRow[]> =>
  db
    .select()
    .from(nextTinySteps)
    .where(and(eq(nextTinySteps.podId, podId), or(isNull(nextTinySteps.closedAt), gte(nextTinySteps.closedAt, opened))))
    .orderBy(desc(nextTinySteps.closedAt));

async function notesOf(db: Queryable, meetingId: string, userId: string, open: OpenMeeting | undefined) {
  const mine = and(eq(meetingNotes.meetingId, meetingId), eq(meetingNotes.userId, userId));
  const before = open && lt(meetingNotes.startsAt, instantOfSeconds(open.start));
  const here = open && eq(meetingNotes.startsAt, instantOfSeconds(open.start));
  const rows = await db
    .select()
    .from(meetingNotes)
    .where(and(mine, open && or(before, here)))
    .orderBy(desc(meetingNotes.startsAt))
    .limit(2);
  const isHere = (row: { startsAt: Date }) => secondsOf(row.startsAt) === open?.start;
  return { note: rows.find(isHere), last: rows.find((row) => !isHere(row)) };
}

interface Seen {
  open: OpenMeeting;
  people: readonly RoundPersonRow[];
  steps: readonly StepRow[];
  note: MeetingNote;
  minutes: number;
  canLead: boolean;
  now: Date;
}

function presentPerson(person: RoundPersonRow, { steps, now }: Seen): Omit<RoundPerson, 'turn'> {
  const { userId, firstName, lastName, photoId, attendance, apology } = person;
  const own = steps.filter((one) => one.userId === userId);
  const current = own.find(({ closedAt }) => closedAt === null);
  const closed = own.find(({ closedAt }) => closedAt !== null);
  return {
    userId,
    firstName,
    lastName,
    ...(photoId !== null && { photoId }),
    role: person.role === 'leader' ? 'leader' : person.isAssistant ? 'assistant' : 'participant',
    ...(attendance && { attendance }),
    ...(attendance === 'APOLOGIES' && apology !== null && { apology }),
    ...((attendance === 'APOLOGIES' || apology !== null) && { sentApologies: true }),
    ...(current && { step: presentStep(current, now) }),
    ...(closed && { closedStep: presentStep(closed, now) }),
  };
}

function presentRound(seen: Seen): Round {
  const { open, people, minutes, canLead, now } = seen;
  const state = roundStateOf(open, people);
  const next = nextSpeaker(state, peopleHere(people));
  const { timer, speakerId } = state;
  const byId = new Map(people.map((person) => [person.userId, person]));
  return {
    start: open.start,
    at: open.at,
    endsAt: open.endsAt,
    closesAt: open.closesAt,
    begun: state.begun,
    ...(open.row?.finishedAt && { finishedAt: open.row.finishedAt.getTime() }),
    turnMinutes: minutes,
    ...(speakerId !== undefined && { speakerId }),
    ...(next !== undefined && { nextSpeakerId: next }),
    ...presentTimer(timer, now),
    people: state.turns.flatMap(({ userId, state: turn }) => {
      const person = byId.get(userId);
      return person ? [{ ...presentPerson(person, seen), turn }] : [];
    }),
    note: seen.note,
    can: { lead: canLead },
    version: roundVersionOf(storedRoundOf(open, people), open.row?.finishedAt),
  };
}

export async function getPodRound(
  { database: { db }, clock }: AppContext,
  { podId, userId, relation }: RoundRequest,
): Promise<PodRound> {
  const now = clock.now();
  const { meeting, turnMinutes, isWithoutSteps, joinText, businessName } = await podOf(db, podId);
  const open = await findMeetingInView(db, meeting, now);
  const ownWords = quotationOf(joinText, businessName);
  const base = { meetingId: meeting.id, ...(ownWords && { ownWords }) };
  if (!open) {
    const { last } = await notesOf(db, meeting.id, userId, undefined);
    const next = nextOccurrence(scheduleOfRow(meeting), secondsOf(now));
    return { ...base, ...(next && { opensAt: roundOpensAt(next.at) }), ...(last && { lastNote: presentNote(last) }) };
  }
  const opened = instantOfSeconds(roundOpensAt(open.at));
  const [people, steps, { note, last }] = await Promise.all([
    selectRoundPeople(db, podId, open),
    isWithoutSteps ? [] : stepsSince(db, podId, opened),
    notesOf(db, meeting.id, userId, open),
  ]);
  const blank = { startsAt: instantOfSeconds(open.start), heldAt: instantOfSeconds(open.at), text: '' };
  const seen = { note: presentNote(note ?? blank), minutes: turnMinutesOf(turnMinutes ?? undefined), now };
  const round = presentRound({ ...seen, open, people, steps, canLead: runsMeetings(relation) });
  return { ...base, round, ...(last && { lastNote: presentNote(last) }) };
}
