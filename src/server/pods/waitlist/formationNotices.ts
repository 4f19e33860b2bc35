import { mailMeeting } from '../../meetings';
import { notify } from '../../notifications';
import type { Act } from '../../platform/act';
import { notifySeekers } from '../announcePod';
import { announcedPodMeeting, leaderOf, participantsOf, type LockedPod } from '../lockPod';
import { namesOf, podData } from '../notices';
import { podNotifications } from '../notificationKinds';

interface FormedFrom {
  source: LockedPod;
  by: string;
}

/**
 * Announces a pod formed from a waitlist: to seated people and its leader, each with their calendar, and to people
 * looking for a pod, except those left in that waitlist (rule pods.formPod).
 */
export async function announceFormedPod(act: Act, formed: LockedPod, { source, by }: FormedFrom): Promise<void> {
  const { membershipId } = formed.pod;
  const [leaderId = by, seated] = [leaderOf(formed), participantsOf(formed)];
  const formedFrom = source.pod.name;
  const leaderName = (await namesOf(act, [leaderId])).get(leaderId) ?? '';
  const announced = { ...announcedPodMeeting(formed), formedFrom };
  await mailMeeting(act, 'formed', seated, { ...announced, leaderName });
  await mailMeeting(act, 'formedToLead', [leaderId], { ...announced, seated: seated.length });
  const data = { ...podData(formed), formedFrom };
  await notify(act, { kind: podNotifications['pod-formed'], userIds: seated, data, membershipId });
  if (leaderId !== by) {
    await notify(act, { kind: podNotifications['pod-created'], userIds: [leaderId], data, membershipId });
  }
  await notifySeekers(act, formed, source.pod.id);
}
