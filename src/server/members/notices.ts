import { eq } from 'drizzle-orm';
import { staffOf } from '../tenancy';
import type { ChannelChange } from '../chat';
import { publishPodChangeTo } from '../pods';
import { notify } from '../notifications';
import type { Act } from '../platform/act';
import { users } from '../platform/database/schema';
import type { LockedMemberWithPods } from './lockMemberWithPods';
import { memberMails } from './mails';
import { memberNotifications } from './notificationKinds';
import type { MemberRow } from './reads';

export async function notifyStaffOfNewMember(
  act: Act,
  { id: membershipId, name: membershipName, businessId }: { id: string; name: string; businessId: string },
  userId: string,
): Promise<void> {
  const [person] = await act.tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) return;
  const staff = await staffOf(act.tx, businessId);
  const userIds = staff.map(({ id }) => id).filter((id) => id !== userId);
  const named = { userId, name: `${person.firstName} ${person.lastName}` };
  const data = { membershipId, membershipName, person: named };
  await notify(act, { kind: memberNotifications['member-joined'], userIds, data, membershipId });
}

/** Sent to a removed member, unless they were disabled (rule notifications.recipients). */
export function mailMemberRemoved(
  act: Act,
  { email: to, firstName, disabledAt }: MemberRow,
  { name: membershipName, supportEmail }: { name: string; supportEmail: string },
): void {
  if (disabledAt) return;
  act.mail({ to, template: memberMails['member-removed'], data: { firstName, membershipName, supportEmail } });
}

/**
 * Publishes that a person's pods and their channels open or close with their access (rule chat.people). Called while
 * they have access: before it is removed, or after it is restored.
 */
export async function publishPodChannelsOf(
  act: Act,
  { userId, podIds }: LockedMemberWithPods,
  change: ChannelChange,
): Promise<void> {
  for (const podId of podIds) await publishPodChangeTo(act, podId, userId, change);
}

/**
 * Makes a person's open pages reload after their access has changed: pages that they have lost close, and pages that
 * they have regained appear. For a person without a pod, no channel announces the change.
 */
export function publishAccessChange(act: Act, userId: string): void {
  act.publish({ userIds: [userId] }, { type: 'refetch' });
}
