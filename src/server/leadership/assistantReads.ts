import type { AssistantLeader } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { podSeenBy, podWithMeeting } from '../pods';

/** Who assists in a pod, asked or confirmed, as somebody sees it; the pod's own link for who may unassign them. */
export async function assistantSeenBy(context: AppContext, podId: string, userId: string): Promise<AssistantLeader> {
  const pod = await podSeenBy(context, podId, userId);
  const meetingLink = pod.scheduledMeeting.thirdPartyMeetingLink;
  const own = pod.can.assignAssistant ? await podWithMeeting(context.database.db, podId) : undefined;
  return {
    podId,
    podName: pod.name,
    membershipName: pod.membershipName,
    ...(pod.assistantId && { assistantId: pod.assistantId }),
    ...(pod.assistantName && { assistantName: pod.assistantName }),
    confirmed: pod.assistantConfirmed ?? false,
    ...(meetingLink && { meetingLink }),
    ...(own?.meeting.link && { originalMeetingLink: own.meeting.link }),
  };
}
