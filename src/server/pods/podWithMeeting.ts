import { eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database/client';
import { meetings, pods } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { meetingColumns } from '../meetings';

/** A pod and its own meeting, whose link is the pod's whatever an assistant's says; 404 when it is gone. */
export async function podWithMeeting(db: Queryable, podId: string) {
  const [row] = await db
    .select({ pod: pods, meeting: meetingColumns })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(eq(pods.id, podId));
  if (!row) throw notFound();
  return row;
}
