import { asc, eq } from 'drizzle-orm';
import { recordAct } from '../audit';
import { deleteLockedLeaderMeeting } from '../meetings';
import type { AppContext } from '../platform/context';
import { leaderPods, memberships } from '../platform/database/schema';
import { conflict } from '../platform/http/problem';
import { lockMembership } from '../tenancy';
import { publishLeaderChannel } from './notices';
import { deleteStatusOf } from './reads';
import { refusals } from './refusals';

/** Deletes a membership permanently. 409 while it has pods or members (rule memberships.deletion). */
export async function deleteMembership(context: AppContext, membershipId: string): Promise<void> {
  await context.act(async (act) => {
    const membership = await lockMembership(act, membershipId, 'update');
    const { canDelete } = await deleteStatusOf(act.tx, membershipId);
    if (!canDelete) throw conflict('not_empty', refusals.notEmpty);
    await publishLeaderChannel(act, membership, 'removed');
    const leaderMeetings = await act.tx
      .select({ id: leaderPods.id })
      .from(leaderPods)
      .where(eq(leaderPods.membershipId, membershipId))
      .orderBy(asc(leaderPods.id));
    for (const { id } of leaderMeetings) await deleteLockedLeaderMeeting(act, membership, id);
    await recordAct(act, 'MEMBERSHIP_DELETED', { membershipId });
    await act.tx.delete(memberships).where(eq(memberships.id, membershipId));
  });
}
