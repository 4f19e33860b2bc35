import { sql } from 'drizzle-orm';
import { leaderChannelChanged } from '../chat/service';
import type { Act } from '../context';

/**
 * Somebody came to or left the staff of a business, and so its leader channels (decision 43). Who leads or assists in
 * a membership is in its channel either way.
 */
export async function tellLeaderChannels(
  act: Act,
  businessId: string,
  userId: string,
  change: 'added' | 'removed',
): Promise<void> {
  const { rows } = await act.tx.execute<{ id: string }>(sql`
    select memberships.id from memberships
    join channels on channels.membership_id = memberships.id and channels.pod_id is null
    where memberships.business_id = ${businessId} and not exists (
      select 1 from pod_members place join pods on pods.id = place.pod_id
      where place.membership_id = memberships.id and place.user_id = ${userId}
        and (place.role = 'leader' or (pods.assistant_user_id = place.user_id and pods.assistant_confirmed_at is not null)))`);
  for (const { id } of rows) await leaderChannelChanged(act, id, userId, change);
}
