import { eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database/client';
import { meetings, pods } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { meetingColumns } from '../meetings';

/** A pod and its own meeting, always with the pod's link, not an assistant's; 404 if it is gone. */
export async function podWithMeeting(db: Queryable, podId: string) {
  const [row] = await db
    .select({ pod: pods, meeting: meetingColumns })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(eq(pods.id, podId));
  if (!row) throw notFound();
  return row;
}
