import { eq } from 'drizzle-orm';
import { staffOf } from '../businesses';
import { publishChannelChange, type ChannelChange } from '../chat';
import { notify } from '../notifications';
import type { Act } from '../platform/act';
import { users } from '../platform/database/schema';
import type { LockedMember } from './lock';
import { memberMails } from './mails';
import { memberNotifications } from './notificationKinds';
import type { MemberRow } from './reads';

/** Owner and admins learn who has joined. */
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
  const data = { membershipId, membershipName, personName: `${person.firstName} ${person.lastName}` };
  const people = [{ userId, name: data.personName }];
  await notify(act, { kind: memberNotifications['member-joined'], userIds, data, membershipId, people });
}

/** To who was removed, unless they were disabled (rule notifications.recipients). */
export function mailRemoval(
  act: Act,
  { email: to, firstName, disabledAt }: MemberRow,
  { name: membershipName, supportEmail }: { name: string; supportEmail: string },
): void {
  if (disabledAt) return;
  act.mail({ to, template: memberMails['member-removed'], data: { firstName, membershipName, supportEmail } });
}

/**
 * Whoever loses or regains access loses or regains the channels of their pods (rule chat.people). Called while they have
 * access: before it is taken, or after it is given.
 */
export async function publishPodChannelsOf(
  act: Act,
  { userId, podIds }: LockedMember,
  change: ChannelChange,
): Promise<void> {
  for (const podId of podIds) await publishChannelChange(act, podId, userId, change);
}

/**
 * The open pages of somebody whose access has changed ask again for all they show: what is theirs no more closes, and
 * what is theirs again is there. A person without a pod is in no channel that would say so.
 */
export function publishAccessChange(act: Act, userId: string): void {
  act.publish({ userIds: [userId] }, { type: 'refetch' });
}
