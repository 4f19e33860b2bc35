import { and, eq } from 'drizzle-orm';
import { removeLeaderActions, withdrawApplication } from '../leadership';
import { trackLeadership } from '../meetings';
import { lockMembership, type UserInMembership } from '../tenancy';
import { removeActionsOfLeaver } from '../onboarding';
import { dismissLeaverNotifications, type NamedPerson } from '../notifications';
import type { Act } from '../platform/act';
import { members } from '../platform/database/schema';
import { leaveAllPods } from '../pods';
import { emitWebhookEvents } from '../platform/webhooks/emitWebhookEvents';

export async function endMembership(act: Act, member: UserInMembership, removedBy?: NamedPerson): Promise<void> {
  const { membershipId, userId } = member;
  const { businessId } = await lockMembership(act, membershipId);
  await trackLeadership(act, { membershipId }, [userId]);
  await leaveAllPods(act, member, removedBy);
  await withdrawApplication(act, member);
  await dismissLeaverNotifications(act, membershipId, userId);
  await emitWebhookEvents(act, [{ type: 'member.left', membershipId, userId }]);
  await act.tx.delete(members).where(and(eq(members.membershipId, membershipId), eq(members.userId, userId)));
  await removeLeaderActions(act, userId, businessId);
  await removeActionsOfLeaver(act, userId, businessId);
}
