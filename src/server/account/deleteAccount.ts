import { asc, eq, sql } from 'drizzle-orm';
import { removeMessagesOf } from '../chat';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { members, users } from '../platform/database/schema';
import { FOREIGN_KEY_VIOLATION, hasSqlState } from '../platform/database/sqlState';
import { conflict, unauthorized } from '../platform/http/problem';
import { endPlace } from '../members';
import { revokeAllSessions } from '../session';
import { mailStepsRecord } from '../steps';
import { accountMails } from './mails';

/** A role somebody has to hand over before their account can go. */
interface Duty {
  part: 'own' | 'administer' | 'lead';
  name: string;
}

async function dutiesOf(db: Queryable, userId: string): Promise<Duty[]> {
  const { rows } = await db.execute<Duty & Record<string, unknown>>(sql`
    select case staff.role when 'owner' then 'own' else 'administer' end as part, businesses.name
      from business_staff staff join businesses on businesses.id = staff.business_id
      where staff.user_id = ${userId}
    union all
    select 'lead', pods.name from pod_members place join pods on pods.id = place.pod_id
      where place.user_id = ${userId} and place.role = 'leader'
    order by 1 desc, 2`);
  return rows;
}

const words: Record<Duty['part'], string> = { own: 'own', administer: 'are an admin of', lead: 'lead the pod' };

/** 'You own Acme and lead the pod Early Birds. …' */
function handOver(duties: Duty[]): string {
  const parts = duties.map(({ part, name }) => `${words[part]} ${name}`);
  const all = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0];
  return `You ${all}. Please hand this over first; then you can delete your account.`;
}

/**
 * Deletes an account (decision 19): e-mails all steps, leaves every membership so that seats come free, takes the text
 * out of their messages, and removes the rest with the account. 409 for an owner, admin or leader, naming what to hand
 * over.
 */
export async function deleteAccount(context: AppContext, userId: string): Promise<void> {
  try {
    await context.act((act) => remove(act, context, userId));
  } catch (error) {
    // Somebody became staff or leader in the very moment: the database refuses what the check did not see.
    if (hasSqlState(error, FOREIGN_KEY_VIOLATION))
      throw conflict('account_in_use', 'Something changed just now. Please try again.');
    throw error;
  }
}

async function remove(act: Act, context: AppContext, userId: string): Promise<void> {
  const [user] = await act.tx.select().from(users).where(eq(users.id, userId));
  if (!user) throw unauthorized();
  const duties = await dutiesOf(act.tx, userId);
  if (duties.length > 0) throw conflict('hand_over_first', handOver(duties));
  await mailStepsRecord(act, [userId]);
  act.mail({ to: user.email, template: accountMails['account-deleted'], data: { firstName: user.firstName } });
  const places = await act.tx
    .select({ membershipId: members.membershipId, userId: members.userId })
    .from(members)
    .where(eq(members.userId, userId))
    .orderBy(asc(members.membershipId));
  for (const place of places) await endPlace(act, context, place);
  await removeMessagesOf(act, userId);
  await revokeAllSessions(act, userId);
  await act.tx.delete(users).where(eq(users.id, userId));
}
