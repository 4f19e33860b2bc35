import { and, eq, inArray } from 'drizzle-orm';
import { joinListOf } from '../../domain/pods/seats';
import type { AvailablePod } from '../../contract/entities.gen';
import { presentMeeting, meetingColumns } from '../meetings';
import type { Queryable } from '../platform/database/client';
import { meetings, pods } from '../platform/database/schema';
import type { Page, PageRequest } from '../platform/http/pages';
import { pageInWeek, podsInWeek } from './placesInWeek';
import { podsNamed, type PodFilter } from './podFilter';

interface PodsOf {
  membershipId: string;
  now: Date;
}

const meetingsOf = (db: Queryable, podIds: string[]) =>
  db
    .select({ podId: pods.id, meeting: meetingColumns })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(inArray(pods.id, podIds));

/**
 * One page of the pods that may be chosen at sign-up, in two statements: none that is paused, those with seats and then
 * the full ones, which are waitlists (rule members.preferredPod). Of all that are found there is read what places them;
 * what is shown, of those of the page only. The order is that of the clocks in UTC. Meetings go without their link. 400
 * for a cursor that is none.
 */
export async function availablePods(
  db: Queryable,
  { now, ...asked }: PodsOf & PageRequest & Pick<PodFilter, 'q'>,
): Promise<Page<AvailablePod>> {
  const { items, ...rest } = pageInWeek(await podsInWeek(db, { which: podsNamed(asked), now }), asked);
  const rows = await meetingsOf(
    db,
    items.map(({ id }) => id),
  );
  const meetingOf = new Map(rows.map(({ podId, meeting }) => [podId, meeting]));
  return {
    ...rest,
    items: items.flatMap(({ id, name, seatsAvailable }) => {
      const meeting = meetingOf.get(id);
      // One that was deleted meanwhile is left out.
      return meeting ? [{ id, name, seatsAvailable, scheduledMeeting: presentMeeting(meeting, now) }] : [];
    }),
  };
}

/** Whether a pod is among those that may be chosen, on whatever page. */
export async function isAvailablePod(db: Queryable, { membershipId, now }: PodsOf, podId: string): Promise<boolean> {
  const which = and(eq(pods.membershipId, membershipId), eq(pods.id, podId));
  const found = await podsInWeek(db, { which, now });
  return found.some((pod) => joinListOf(pod) !== undefined);
}
