import { sql } from 'drizzle-orm';
import { leaderChannelChanged } from '../chat/service';
import type { Act } from '../context';
import type { LockedPod } from './state';

/** Whether somebody is in the leader channel as things stand: staff, or leader or confirmed assistant of a pod. */
export async function isAmongLeaders(
  act: Act,
  { pod, businessId }: Pick<LockedPod, 'businessId'> & { pod: { membershipId: string } },
  userId: string,
): Promise<boolean> {
  const { rows } = await act.tx.execute<{ is: boolean }>(sql`
    select exists (select from business_staff where business_id = ${businessId} and user_id = ${userId})
      or exists (select from pod_members
        where membership_id = ${pod.membershipId} and user_id = ${userId} and role = 'leader')
      or exists (select from pods
        where membership_id = ${pod.membershipId} and assistant_user_id = ${userId}
        and assistant_confirmed_at is not null) as is`);
  return rows[0]?.is ?? false;
}

/** Tells somebody who came in as leader, or lost what kept them there, unless they are in the channel otherwise. */
export async function tellLeaderChannel(
  act: Act,
  locked: Pick<LockedPod, 'businessId'> & { pod: { membershipId: string } },
  userId: string,
  change: 'added' | 'removed',
): Promise<void> {
  if (await isAmongLeaders(act, locked, userId)) return;
  await leaderChannelChanged(act, locked.pod.membershipId, userId, change);
}
