import { pageLinks } from '../../domain/links';
import { staffOf } from '../tenancy';
import type { Act } from '../platform/act';
import { notify, type NamedPerson } from '../notifications';
import { publishTransfer, type LockedPod, transferMailKey } from '../pods';
import type { LockedMember } from './lockMember';
import { leadershipNotifications } from './notificationKinds';
import { moreApplications } from './applications/moreApplications';
import { leadershipMails } from './mails';
import { NOTICE_DELAY_SECONDS } from './undo';

type Pod = { id: string; name: string };

const membershipData = ({ membershipId, membershipName }: LockedMember) => ({ membershipId, membershipName });
const podData = ({ id: podId, name: podName }: Pod) => ({ podId, podName });

export async function notifyStaffOfApplication(act: Act, applicant: LockedMember): Promise<void> {
  const staff = await staffOf(act.tx, applicant.businessId);
  const { membershipId, membershipName, supportEmail, userId: leaderId, fullName: leaderName, bio } = applicant;
  const link = act.url(pageLinks.notifications());
  for (const { id: userId, email: to, firstName } of staff) {
    const data = { firstName, leaderName, membershipName, link, supportEmail };
    const overLimit = moreApplications(to, { userId, membershipId, since: act.now.getTime() });
    act.mail({ to, template: leadershipMails['leader-applied'], data, overLimit });
  }
  await notify(act, {
    kind: leadershipNotifications['leader-applied'],
    userIds: staff.map(({ id }) => id),
    data: { membershipId, leader: { userId: leaderId, name: leaderName }, quote: bio },
    membershipId,
  });
}

const outcomes = {
  approved: {
    kind: leadershipNotifications['leader-approved'],
    template: leadershipMails['leader-approved'],
    page: pageLinks.leaderWelcome,
  },
  signedOff: {
    kind: leadershipNotifications['leader-signed-off'],
    template: leadershipMails['leader-signed-off'],
    page: pageLinks.pods,
  },
  declined: {
    kind: leadershipNotifications['leader-declined'],
    template: leadershipMails['leader-declined'],
    page: pageLinks.memberships,
  },
  demoted: {
    kind: leadershipNotifications.demoted,
    template: leadershipMails['leader-demoted'],
    page: pageLinks.pods,
  },
} as const;

export type ApplicationOutcome = keyof typeof outcomes;

/**
 * Notifies a person of the decision, unless disabled here (rule notifications.recipients). Delays mail and push while
 * it can be undone (rule leadership.undo).
 */
export async function notifyApplicationOutcome(
  act: Act,
  member: LockedMember,
  outcome: ApplicationOutcome,
  { canUndo = false } = {},
): Promise<void> {
  if (member.disabled) return;
  const { kind, template, page } = outcomes[outcome];
  const { memberId, userId, email: to, firstName, businessId, membershipId, membershipName, supportEmail } = member;
  const heldFor = canUndo ? { id: memberId, userId, seconds: NOTICE_DELAY_SECONDS } : undefined;
  act.mail({
    to,
    template,
    data: { firstName, membershipName, supportEmail, link: act.url(page(businessId)) },
    ...(heldFor && { heldFor }),
  });
  const data = { ...membershipData(member), businessId, leaderId: userId };
  await notify(act, { kind, userIds: [userId], data, membershipId, pushAfter: heldFor?.seconds });
}

export async function notifyPodWithoutLeader(act: Act, leader: LockedMember, pod: Pod, by: string): Promise<void> {
  const { businessId, membershipId } = leader;
  const userIds = (await staffOf(act.tx, businessId)).map(({ id }) => id).filter((id) => id !== by);
  await notify(act, {
    kind: leadershipNotifications['pod-without-leader'],
    userIds,
    data: podData(pod),
    membershipId,
  });
}

export async function notifyNewLeader(act: Act, { userId, membershipId }: LockedMember, pod: Pod): Promise<void> {
  await notify(act, {
    kind: leadershipNotifications['leads-now'],
    userIds: [userId],
    data: podData(pod),
    membershipId,
  });
}

export async function notifyTransferOffered(
  act: Act,
  locked: LockedPod,
  asked: LockedMember,
  { transferId, asker }: { transferId: string; asker: NamedPerson },
): Promise<void> {
  const { pod } = locked;
  const { name: askerName } = asker;
  const { userId, email: to, firstName, membershipId, membershipName, supportEmail } = asked;
  const link = act.url(pageLinks.completeLeaderSwitch(transferId));
  const data = { firstName, membershipName, link, supportEmail, askerName, podName: pod.name };
  act.mail({
    to,
    template: leadershipMails['transfer-offered'],
    data,
    // An offer that replaces another offer has its own link.
    alternates: { subjectId: transferMailKey(pod.id, userId), aspect: 'offer', state: transferId },
  });
  await notify(act, {
    kind: leadershipNotifications['transfer-offered'],
    userIds: [userId],
    data: { podId: pod.id, podName: pod.name, person: asker, transferId },
    membershipId,
  });
  await publishTransfer(act, locked, userId);
}
