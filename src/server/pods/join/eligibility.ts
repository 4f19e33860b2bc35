import { and, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { members, users } from '../../platform/database/schema';

/**
 * People who may join a pod: enabled members who participate in no pod of the membership and aren't in this one (rules
 * pods.oneSeat and members.disabled). A condition for statements on `members` and `users`.
 */
export const mayTakeSeatIn = (podId: string | AnyColumn): SQL | undefined =>
  and(
    isNull(members.disabledAt),
    isNull(users.disabledAt),
    sql`not exists (select from pod_members place
      where place.membership_id = ${members.membershipId} and place.user_id = ${members.userId}
        and (place.role = 'participant' or place.pod_id = ${podId}))`,
  );
