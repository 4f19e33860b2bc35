import { v5 } from 'uuid';
import { pageLinks } from '../../../domain/links';
import { notify, type NamedPerson } from '../../notifications';
import type { Act } from '../../platform/act';
import { staffOf } from '../../tenancy';
import { leaderOf, type LockedPod } from '../../pods';
import type { LockedMember } from '../lockMember';
import { leadershipMails } from '../mails';
import { leadershipNotifications } from '../notificationKinds';

const podData = ({ pod }: LockedPod) => ({ podId: pod.id, podName: pod.name });

export async function notifyAssistantAsked(
  act: Act,
  locked: LockedPod,
  assistant: LockedMember,
  asker: NamedPerson,
): Promise<void> {
  const { name: askerName } = asker;
  const { userId, email: to, firstName, membershipId, membershipName, supportEmail } = assistant;
  const { podId, podName } = podData(locked);
  const link = act.url(pageLinks.confirmAssistantLeader(podId));
  const data = { firstName, membershipName, supportEmail, link, podName, askerName };
  act.mail({
    to,
    template: leadershipMails['assistant-asked'],
    data,
    alternates: { subjectId: v5(`assistant-asked ${userId}`, podId), aspect: 'question', state: 'asked' },
  });
  await notify(act, {
    kind: leadershipNotifications['assistant-asked'],
    userIds: [userId],
    data: { podId, podName, person: asker },
    membershipId,
  });
}

export async function notifyAssistantAnswered(
  act: Act,
  locked: LockedPod,
  assistant: LockedMember,
  answer: 'confirmed' | 'declined',
): Promise<void> {
  const leader = leaderOf(locked);
  const staff = async () => (await staffOf(act.tx, locked.businessId)).map(({ id }) => id);
  const withoutLeader = async () => (answer === 'declined' ? staff() : []);
  await notify(act, {
    kind: leadershipNotifications[`assistant-${answer}`],
    userIds: leader === undefined ? await withoutLeader() : [leader],
    data: { ...podData(locked), person: { userId: assistant.userId, name: assistant.fullName } },
    membershipId: assistant.membershipId,
  });
}

export async function notifyAssistanceEnded(
  act: Act,
  locked: LockedPod,
  userId: string,
  end: 'unassigned' | 'withdrawn',
): Promise<void> {
  await notify(act, {
    kind: leadershipNotifications[`assistant-${end}`],
    userIds: [userId],
    data: podData(locked),
    membershipId: locked.pod.membershipId,
  });
}
