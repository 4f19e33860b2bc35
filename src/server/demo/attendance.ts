import { LOOKED_BACK_DAYS, type AttendanceStatus } from '../../domain/meetings/attendance';
import { nextOccurrence } from '../../domain/meetings/schedule';
import type * as tables from '../platform/database/schema';
import type { PodInPlace } from './pods';
import { seededRandom, type Random } from './random';
import { DAY, HOUR, type Speaker } from './world';
import { pastMeetings } from './year';

type Row = typeof tables.attendance.$inferInsert;

/** Of its own, so that it changes nothing else of the demo. */
const SEED = 20_260_301;

/** Apologies that somebody sent with a line. */
const APOLOGIES = ['On a train all evening', 'Down with a cold', 'My daughter’s school play'];

/** Most come; some say that they can't. */
function statusOf({ until = Infinity }: Speaker, meeting: number, random: Random): AttendanceStatus {
  if (meeting >= until) return 'ABSENT';
  if (random.chance(0.82)) return 'CAME';
  return random.chance(0.6) ? 'APOLOGIES' : 'ABSENT';
}

/** To its next meeting, somebody of the first pod can't make it. */
export function apologiesAhead(pod: PodInPlace, now: number): Row[] {
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
      recordedAt: new Date(now - HOUR),
    },
  ];
}

/**
 * Who came to the meetings of the last eight weeks: of the pod in trouble nobody to the last two, and of each pod now and
 * then nothing is recorded.
 */
export function attendanceOf(pod: PodInPlace, index: number, now: number): Row[] {
  const random = seededRandom(SEED + index);
  const meetings = pastMeetings(pod.schedule, now).filter((at) => at > now - LOOKED_BACK_DAYS * DAY);
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
        recordedAt: new Date(meeting + HOUR),
      };
    });
  });
}
