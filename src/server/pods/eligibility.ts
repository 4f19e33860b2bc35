import { and, isNull, sql, type SQL } from 'drizzle-orm';
import { members, users, type pods } from '../platform/database/schema';

/**
 * Who may come into a pod: enabled members who are neither participant of a pod of the membership nor in this one
 * (rules pods.onePlace and members.disabled). For statements about `members` and `users`.
 */
export const mayComeInto = (pod: typeof pods.$inferSelect): SQL | undefined =>
  and(
    isNull(members.disabledAt),
    isNull(users.disabledAt),
    sql`not exists (select from pod_members place
      where place.membership_id = ${members.membershipId} and place.user_id = ${members.userId}
        and (place.role = 'participant' or place.pod_id = ${pod.id}))`,
  );
