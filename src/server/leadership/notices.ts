import { staffOf } from '../businesses';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { notify } from '../notifications';
import type { Candidate } from './candidate';
import { leadershipNotifications } from './notificationKinds';
import { leadershipMails } from './mails';

const membershipData = ({ membershipId, membershipName }: Candidate) => ({ membershipId, membershipName });

/** Owner and admins are asked to answer, each by a notification with both answers and by e-mail (decision 22). */
export async function askStaff(act: Act, { config }: AppContext, candidate: Candidate): Promise<void> {
  const staff = await staffOf(act.tx, candidate.businessId);
  const { membershipId, membershipName, userId: leaderId, fullName: leaderName } = candidate;
  const link = `${config.publicUrl}/notifications`;
  for (const { email: to, firstName } of staff) {
    act.mail({
      to,
      template: leadershipMails['leader-applied'],
      data: { firstName, leaderName, membershipName, link },
    });
  }
  const data = { ...membershipData(candidate), leaderId, leaderName };
  await notify(act, {
    kind: leadershipNotifications['leader-applied'],
    userIds: staff.map(({ id }) => id),
    data,
    membershipId,
  });
}

const outcomes = {
  approved: {
    kind: leadershipNotifications['leader-approved'],
    template: leadershipMails['leader-approved'],
    path: '/leader/welcome',
  },
  signedOff: {
    kind: leadershipNotifications['leader-signed-off'],
    template: leadershipMails['leader-signed-off'],
    path: '/pods',
  },
  declined: {
    kind: leadershipNotifications['leader-declined'],
    template: leadershipMails['leader-declined'],
    path: '/memberships',
  },
  demoted: { kind: leadershipNotifications.demoted, template: leadershipMails['leader-demoted'], path: '/pods' },
} as const;

export type Outcome = keyof typeof outcomes;

/** Tells the person what was decided; who is disabled here is told nothing (decision 56). */
export async function tellOutcome(
  act: Act,
  { config }: AppContext,
  candidate: Candidate,
  outcome: Outcome,
): Promise<void> {
  if (candidate.disabled) return;
  const { kind, template, path } = outcomes[outcome];
  const { userId, email: to, firstName, membershipId, membershipName, supportEmail } = candidate;
  act.mail({ to, template, data: { firstName, membershipName, supportEmail, link: `${config.publicUrl}${path}` } });
  await notify(act, { kind, userIds: [userId], data: membershipData(candidate), membershipId });
}

/** Owner and admins are told that a pod has lost its leader (decision 24). */
export async function tellWithoutLeader(
  act: Act,
  { businessId, membershipId }: Candidate,
  pod: { id: string; name: string },
): Promise<void> {
  const userIds = (await staffOf(act.tx, businessId)).map(({ id }) => id);
  await notify(act, {
    kind: leadershipNotifications['pod-without-leader'],
    userIds,
    data: { podId: pod.id, podName: pod.name },
    membershipId,
  });
}
