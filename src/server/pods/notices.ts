import { inArray } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { users } from '../platform/database/schema';
import { notify } from '../notifications';
import { runnersOf, type LockedPod } from './lock';
import { podNotifications } from './notificationKinds';

/** Full names of people, by id. */
export async function namesOf(act: Act, userIds: string[]): Promise<Map<string, string>> {
  const rows = await act.tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, userIds));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

export const podData = ({ pod }: LockedPod) => ({ podId: pod.id, podName: pod.name });

/** Tells who runs a pod who came, and who came from the waitlist that they have a seat. */
export async function notifySeated(
  act: Act,
  locked: LockedPod,
  userIds: string[],
  how: 'joined' | 'promoted' | 'switched',
): Promise<void> {
  const { membershipId } = locked.pod;
  const names = await namesOf(act, userIds);
  const runners = runnersOf(locked).filter((userId) => !userIds.includes(userId));
  for (const personName of names.values()) {
    const data = { ...podData(locked), personName };
    await notify(act, { kind: podNotifications['pod-joined'], userIds: runners, data, membershipId });
  }
  if (how !== 'promoted') return;
  await notify(act, { kind: podNotifications.promoted, userIds, data: podData(locked), membershipId });
}

/** Tells who runs a pod who went, but for the one who removed them; and who was removed. */
export async function notifyLeft(
  act: Act,
  locked: LockedPod,
  userId: string,
  removed: boolean,
  by?: string,
): Promise<void> {
  const { membershipId } = locked.pod;
  const names = await namesOf(act, [userId]);
  const data = { ...podData(locked), personName: names.get(userId) ?? '' };
  const runners = runnersOf(locked).filter((runner) => runner !== by);
  await notify(act, { kind: podNotifications['pod-left'], userIds: runners, data, membershipId });
  if (!removed) return;
  await notify(act, {
    kind: podNotifications['removed-from-pod'],
    userIds: [userId],
    data: { ...podData(locked), membershipId },
    membershipId,
  });
}
