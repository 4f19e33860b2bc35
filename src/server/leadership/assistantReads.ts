import { eq } from 'drizzle-orm';
import type { AssistantLeader } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { meetings, pods } from '../platform/database/schema';
import { podSeenBy } from '../pods';

/** The pod's own link, whatever an assistant's says. */
async function ownLinkOf(db: Queryable, podId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ link: meetings.link })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(eq(pods.id, podId));
  return row?.link;
}

/** Who assists in a pod, asked or confirmed, as somebody sees it; the pod's own link for who may unassign them. */
export async function assistantSeenBy(context: AppContext, podId: string, userId: string): Promise<AssistantLeader> {
  const pod = await podSeenBy(context, podId, userId);
  const meetingLink = pod.scheduledMeeting.thirdPartyMeetingLink;
  const originalLink = pod.can.assignAssistant ? await ownLinkOf(context.database.db, podId) : undefined;
  return {
    podId,
    podName: pod.name,
    membershipName: pod.membershipName,
    ...(pod.assistantId && { assistantId: pod.assistantId }),
    ...(pod.assistantName && { assistantName: pod.assistantName }),
    confirmed: pod.assistantConfirmed ?? false,
    ...(meetingLink && { meetingLink }),
    ...(originalLink && { originalMeetingLink: originalLink }),
  };
}
