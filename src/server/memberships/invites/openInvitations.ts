import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether the sender of an emailed invitation may still invite: not once they have left the staff, nor while their
 * account is disabled (rule memberships.emailInvitations). `i` is the invitation's alias.
 */
export const senderMayInvite = (i: SQL): SQL => sql`exists (
  select from memberships m join business_staff s on s.business_id = m.business_id
    join users sender on sender.id = s.user_id and sender.disabled_at is null
  where m.id = ${i}.membership_id and s.user_id = ${i}.invited_by)`;

export const isOpenInvitation = (i: SQL, now: Date): SQL =>
  sql`(${i}.sent_at is not null and ${i}.expires_at > ${now.toISOString()}::timestamptz and ${senderMayInvite(i)})`;
