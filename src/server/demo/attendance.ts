import { ATTENDANCE_DAYS, type AttendanceStatus } from '../../domain/meetings/attendance';
import { nextOccurrence } from '../../domain/meetings/schedule';
import type * as tables from '../platform/database/schema';
import type { StoredPod } from './pods';
import { seededRandom, type Random } from './random';
import { DAY_MS, HOUR_MS, type Speaker } from './world';
import { pastMeetings } from './year';

type Row = typeof tables.attendance.$inferInsert;

/** A separate seed, so that attendance doesn't affect anything else in the demo. */
const SEED = 20_260_301;

const APOLOGIES = ['On a train all evening', 'Down with a cold', 'My daughter’s school play'];

function statusOf({ until = Infinity }: Speaker, meeting: number, random: Random): AttendanceStatus {
  if (meeting >= until) return 'ABSENT';
  if (random.chance(0.82)) return 'CAME';
  return random.chance(0.6) ? 'APOLOGIES' : 'ABSENT';
}

export function upcomingApologies(pod: StoredPod, now: number): Row[] {
  const next = nextOccurrence(pod.schedule, Math.floor(now / 1000));
  const person = pod.people.at(-1);
  if (!next || !person) return [];
  return [
    {
      meetingId: pod.meetingId,
      startsAt: new Date(next.start * 1000),
      userId: person.userId,
      status: 'APOLOGIES',
      apology: APOLOGIES[0],
      recordedAt: new Date(now - HOUR_MS),
    },
  ];
}

export function arrivalsOf(pod: StoredPod, now: number): Row[] {
  const next = nextOccurrence(pod.schedule, Math.floor(now / 1000));
  if (!next) return [];
  return pod.people.slice(1, 3).map(({ userId }) => ({
    meetingId: pod.meetingId,
    startsAt: new Date(next.start * 1000),
    userId,
    status: 'CAME',
    recordedAt: new Date(now),
  }));
}

export function attendanceOf(pod: StoredPod, index: number, now: number): Row[] {
  const random = seededRandom(SEED + index);
  const meetings = pastMeetings(pod.schedule, now).filter((at) => at > now - ATTENDANCE_DAYS * DAY_MS);
  const empty = pod.isDeserted ? meetings.slice(-2) : [];
  return meetings.flatMap((meeting): Row[] => {
    if (empty.length === 0 && random.chance(0.15)) return [];
    const people = pod.people.filter(({ since }) => since <= meeting);
    return people.map((person) => {
      const status = empty.includes(meeting) ? 'ABSENT' : statusOf(person, meeting, random);
      return {
        meetingId: pod.meetingId,
        startsAt: new Date(meeting),
        userId: person.userId,
        status,
        ...(status === 'APOLOGIES' && random.chance(0.5) && { apology: random.pick(APOLOGIES) }),
        recordedAt: new Date(meeting + HOUR_MS),
      };
    });
  });
}
