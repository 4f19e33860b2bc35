import { sql, type SQL } from 'drizzle-orm';

export const assistsPod = (membershipId: unknown, userId: unknown): SQL<boolean> => sql`exists (
  select from pods assisted where assisted.membership_id = ${membershipId} and assisted.assistant_user_id = ${userId}
    and assisted.assistant_confirmed_at is not null)`;
