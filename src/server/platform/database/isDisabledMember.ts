import { sql, type SQL } from 'drizzle-orm';
import { members } from './schema';

/** Whether a person is disabled in a membership, and so hidden from all but its staff (rule members.visibility). */
export const isDisabledMember = (membershipId: SQL, userId: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from ${members} hidden where hidden.membership_id = ${membershipId}
    and hidden.user_id = ${userId} and hidden.disabled_at is not null)`;
