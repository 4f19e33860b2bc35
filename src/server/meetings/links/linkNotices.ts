import { notify, settleSubject } from '../../notifications';
import type { Act } from '../../platform/act';
import { meetingMails } from '../mails/mails';
import { linkSubject, meetingNotifications, type LinkTrouble } from '../notificationKinds';
import { mailRecipientsOf, namedMeeting, type AnnouncedMeeting } from '../notices';
import { currentOrNextStart, type MeetingRow } from '../schedule';

export interface LinkedMeeting {
  meeting: MeetingRow;
  announce: (meeting: MeetingRow) => AnnouncedMeeting;
  staff: string[];
  /** The leader, if it is the meeting of a pod that has a leader. */
  leader?: string;
  editPath: string;
}

/**
 * Mails and notifies owner, admins and the pod's leader, who can enter a link, that Zoom created no link; replaces
 * earlier notices about the link. Does nothing if the meeting is over.
 */
export async function notifyLinkTrouble(
  act: Act,
  trouble: LinkTrouble,
  { meeting, announce, staff, leader, editPath: path }: LinkedMeeting,
): Promise<void> {
  if (currentOrNextStart(meeting, act.now) === undefined) return;
  const announced = announce(meeting);
  const { podName, membershipName, supportEmail, ofLeaders } = announced;
  const { membershipId } = meeting;
  const others = leader === undefined || staff.includes(leader) ? [] : [leader];
  const asStaff = await mailRecipientsOf(act, { ...announced, ofLeaders: true }, staff);
  const asLeader = others.length === 0 ? [] : await mailRecipientsOf(act, announced, others);
  for (const { email: to, firstName } of [...asStaff, ...asLeader]) {
    const data = {
      trouble,
      firstName,
      podName,
      membershipName,
      supportEmail,
      link: act.url(path),
      ...(ofLeaders && { ofLeaders }),
    };
    act.mail({ to, template: meetingMails['link-missing'], data });
  }
  await settleSubject(act, linkSubject(meeting.id));
  const data = { trouble, ...namedMeeting(announced), path, meetingId: meeting.id };
  await notify(act, { kind: meetingNotifications['link-missing-staff'], userIds: staff, data, membershipId });
  await notify(act, { kind: meetingNotifications['link-missing'], userIds: others, data, membershipId });
}
