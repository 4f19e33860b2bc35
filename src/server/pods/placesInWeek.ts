import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  comparePlacesInWeek,
  joinListOf,
  minuteOfWeek,
  seatsLeft,
  type PlaceInWeek,
  type SoughtPod,
} from '../../domain/pods/seats';
import { meetingState, scheduleColumns } from '../meetings';
import type { Queryable } from '../platform/database/client';
import { readCursor, unknownPlace, writeCursor } from '../platform/database/keyset';
import { meetings, pods } from '../platform/database/schema';
import { cutPage, type Page, type PageRequest } from '../platform/http/pages';
import { isInPod } from './podFilter';
import { participants } from './podRows';

/** A pod among those that somebody looks through for one to join. */
type PodInWeek = PlaceInWeek & SoughtPod;

interface Asked {
  which: SQL | undefined;
  now: Date;
  /** Who looks for a pod, by whose clocks the week goes. A stranger is in none, and their zone is not known: UTC. */
  readerId?: string;
}

/** The pods of a choice with what decides whether somebody is offered them, and where they stand; one statement. */
export async function podsInWeek(db: Queryable, { which, now, readerId }: Asked): Promise<PodInWeek[]> {
  const rows = await db
    .select({
      id: pods.id,
      name: pods.name,
      maxParticipants: pods.maxParticipants,
      participants,
      isIn: readerId === undefined ? sql<boolean>`false` : isInPod(readerId),
      meeting: scheduleColumns,
      zone: sql<string | null>`(select timezone from users where id = ${readerId ?? null})`,
    })
    .from(pods)
    // The membership, which is the same, says which few of all meetings these may be.
    .innerJoin(meetings, and(eq(meetings.id, pods.meetingId), eq(meetings.membershipId, pods.membershipId)))
    .where(which);
  return rows.map(({ id, name, isIn, maxParticipants, meeting, zone, ...row }) => {
    const { paused, ...times } = meetingState(meeting, now);
    const seatsAvailable = seatsLeft(maxParticipants, row.participants);
    return { id, name, isIn, isPaused: paused, seatsAvailable, minute: minuteOfWeek(times, zone ?? 'UTC') };
  });
}

/** Pods with seats come first, then the full ones, which are waitlists. */
type Place = PlaceInWeek & { list: 'available' | 'waitlist' };

const compare = (a: Place, b: Place): number =>
  Number(a.list === 'waitlist') - Number(b.list === 'waitlist') || comparePlacesInWeek(a, b);

const writePlace = ({ list, minute, name, id }: Place): string => writeCursor([list, String(minute), name, id]);

/** A place that was a pod's when its page was read; the pod may be gone, or stand elsewhere by now. */
function readPlace(after: string | undefined): Place | undefined {
  const [list, minute = '', name = '', id = ''] = readCursor(after, 4) ?? [];
  if (after === undefined) return undefined;
  if ((list !== 'available' && list !== 'waitlist') || !/^\d{1,5}$/.test(minute)) throw unknownPlace();
  return { list, minute: Number(minute), name, id };
}

/**
 * One page of pods in their order, without those that are in no list (rule pods.lists): those with seats, then the full
 * ones, each by weekday, time and name. The pod that the page before ended in does not come again. 400 for a cursor that
 * is none.
 */
export function pageInWeek<Pod extends PodInWeek>(found: readonly Pod[], { after, limit }: PageRequest): Page<Pod> {
  const from = readPlace(after);
  const places = found.flatMap((pod) => {
    const list = joinListOf(pod);
    return list ? [{ pod, ...pod, list }] : [];
  });
  places.sort(compare);
  const following = from ? places.filter((place) => place.id !== from.id && compare(place, from) > 0) : places;
  const { rows, last } = cutPage(following, limit);
  return { items: rows.map(({ pod }) => pod), total: places.length, ...(last && { next: writePlace(last) }) };
}
