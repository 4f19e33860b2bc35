import { asc, eq, sql } from 'drizzle-orm';
import { clearAddressesOf } from '../audit';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { members, users } from '../platform/database/schema';
import { FOREIGN_KEY_VIOLATION, hasSqlState } from '../platform/database/sqlState';
import type { Caller } from '../platform/http/call';
import { conflict, unauthorized } from '../platform/http/problem';
import { actWithProof, hasJustLoggedIn, lockUser, revokeAllSessions, type OwnProof } from '../session';
import { mailStepsRecord } from '../steps';
import type { Queryable } from '../platform/database/client';
import { accountMails } from './mails';
import { removeOrCloseAccount } from './removeAccount';
import './hooks';
import { listText } from '../../domain/text/lists';
import { localTexts, type LocalText } from '../../domain/text/localText';
import { wordsIn } from './refusalWords.gen';
import { refusals } from './refusals';

/**
 * A role that must end before the account can be deleted. A leader who is alone in a pod has nobody to hand it over
 * to.
 */
interface Duty {
  role: 'own' | 'administer' | 'lead' | 'leadAlone';
  name: string;
}

async function dutiesOf(db: Queryable, userId: string): Promise<Duty[]> {
  const { rows } = await db.execute<Duty & Record<string, unknown>>(sql`
    select case staff.role when 'owner' then 'own' else 'administer' end as role, businesses.name
      from business_staff staff join businesses on businesses.id = staff.business_id
      where staff.user_id = ${userId}
    union all
    select case when exists (
        select from pod_members other where other.pod_id = pods.id and other.role <> 'leader'
      ) then 'lead' else 'leadAlone' end, pods.name from pod_members place join pods on pods.id = place.pod_id
      where place.user_id = ${userId} and place.role = 'leader'
    order by 1 desc, 2`);
  return rows;
}

/** What a person has to do to end each role, a sentence or two for each; only the owner can remove an admin. */
const dutiesSentence = (duties: Duty[]): LocalText =>
  localTexts(wordsIn)((words, language) => {
    const sentences = [...new Set(duties.map(({ role }) => role))].map((role) => {
      const names = duties.filter((duty) => duty.role === role).map(({ name }) => name);
      return words.duties[role]({ count: names.length, names: listText(names, language) });
    });
    return words.handOverFirst({ duties: sentences.join(' ') });
  });

/**
 * Deletes an account (rule account.deletion): mails the person all their steps, ends every membership, which frees its
 * seats, removes the text of their messages, and deletes all other data with the account. Slow parts continue after the
 * response. 409 for an owner, admin or leader, with a list of what to hand over. Requires the password and the code,
 * except right after a login (rule account.person).
 */
export async function deleteAccount(context: AppContext, caller: Caller, proof: OwnProof): Promise<void> {
  const { userId } = caller;
  const isKnown = proof.password === undefined && (await hasJustLoggedIn(context, caller));
  try {
    if (isKnown) await context.act((act) => endAccount(act, userId));
    else await actWithProof(context, caller, proof, (act) => endAccount(act, userId));
  } catch (error) {
    // The person became staff or a leader after the check, and the database prevents the deletion.
    if (hasSqlState(error, FOREIGN_KEY_VIOLATION)) throw inUse();
    throw error;
  }
}

const inUse = () => conflict('account_in_use', refusals.accountInUse);

async function endAccount(act: Act, userId: string): Promise<void> {
  const user = await lockUser(act, userId);
  if (!user) throw unauthorized();
  const duties = await dutiesOf(act.tx, userId);
  if (duties.length > 0) throw conflict('hand_over_first', dutiesSentence(duties));
  await mailStepsRecord(act, [userId]);
  act.mail({ to: user.email, template: accountMails['account-deleted'], data: { firstName: user.firstName } });
  for (const member of await membershipsOf(act, userId)) await act.hooks.endMembership(act, member);
  await lockForRemoval(act, userId);
  // If a large account is closed rather than deleted, the database can't detect a person who becomes staff at this
  // moment.
  if ((await dutiesOf(act.tx, userId)).length > 0) throw inUse();
  await clearAddressesOf(act, userId);
  await revokeAllSessions(act, userId);
  await removeOrCloseAccount(act, userId);
}

/**
 * Waits for data that is being written about the person, such as a message, so that it is removed too, and blocks new
 * data. Runs only after locking their pods, since the holders of those locks may be writing the person a notification.
 */
const lockForRemoval = ({ tx }: Act, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');

/** In a fixed order, so that two deletions never wait for each other. */
const membershipsOf = ({ tx }: Act, userId: string) =>
  tx
    .select({ membershipId: members.membershipId, userId: members.userId })
    .from(members)
    .where(eq(members.userId, userId))
    .orderBy(asc(members.membershipId));
