import { eq, inArray } from 'drizzle-orm';
import type { AvailablePod } from '../../../contract/entities.gen';
import { presentMeeting, meetingColumns } from '../../meetings';
import type { Queryable } from '../../platform/database/client';
import { meetings, pods } from '../../platform/database/schema';
import type { Page, PageRequest } from '../../platform/http/pages';
import { isSought, pageInWeek } from './placesInWeek';
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
 * the full ones, which are waitlists (rule members.preferredPod). What is shown
 * is read of those of the page only. The order is that of the clocks in UTC. Meetings go without their link. 400
 * for a cursor that is none.
 */
export async function availablePods(
  db: Queryable,
  { now, ...asked }: PodsOf & PageRequest & Pick<PodFilter, 'q'>,
): Promise<Page<AvailablePod>> {
  const { items, ...rest } = await pageInWeek(db, { ...asked, which: podsNamed(asked), now });
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
export const isAvailablePod = (db: Queryable, asked: PodsOf, podId: string): Promise<boolean> =>
  isSought(db, podId, { ...asked, which: undefined });
