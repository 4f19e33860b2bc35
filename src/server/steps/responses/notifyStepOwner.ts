import { notify, type NotificationKind } from '../../notifications';
import type { Act } from '../../platform/act';
import { notFound } from '../../platform/http/problem';
import { userById } from '../../session';
import type { StepResponseData } from '../notificationKinds';
import type { StepRow } from '../presenter';

/**
 * Notifies a step's owner of what another person did with it, and returns that person; notifies nobody of their own
 * act.
 */
export async function notifyStepOwner<Extra>(
  act: Act,
  step: StepRow,
  senderId: string,
  kind: NotificationKind<StepResponseData & Extra>,
  extra: Extra,
) {
  const user = await userById(act.tx, senderId);
  if (!user) throw notFound();
  const sender = { userId: senderId, name: `${user.firstName} ${user.lastName}` };
  await notify(act, {
    kind,
    userIds: step.userId === senderId ? [] : [step.userId],
    data: { sender, stepId: step.id, podId: step.podId ?? '', podName: step.podName, ...extra },
    ...(step.membershipId && { membershipId: step.membershipId }),
  });
  return user;
}
