import type { AssistantLeader } from '../../../contract/entities.gen';
import { linkInForce } from '../../meetings';
import type { AppContext } from '../../platform/context';
import { podSeenBy, podWithMeeting } from '../../pods';

export async function assistantSeenBy(context: AppContext, podId: string, userId: string): Promise<AssistantLeader> {
  const pod = await podSeenBy(context, podId, userId);
  const isTheirs = pod.assistantConfirmed === true && pod.assistantId === userId;
  const known = pod.can.assignAssistant || isTheirs ? await podWithMeeting(context.database.db, podId) : undefined;
  const meetingLink = known && linkInForce(known.meeting, known.pod);
  return {
    podId,
    podName: pod.name,
    membershipName: pod.membershipName,
    ...(pod.assistantId && { assistantId: pod.assistantId }),
    ...(pod.assistantName && { assistantName: pod.assistantName }),
    confirmed: pod.assistantConfirmed ?? false,
    ...(meetingLink && { meetingLink }),
    ...(pod.can.assignAssistant && known?.meeting.link && { originalMeetingLink: known.meeting.link }),
  };
}
