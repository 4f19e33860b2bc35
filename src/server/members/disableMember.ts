import { and, eq, sql } from 'drizzle-orm';
import type { ChannelEvent, Member } from '../../contract/entities.gen';
import { channelChanged, isInLeaderChannel, leaderChannelChanged } from '../chat';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { members, memberships } from '../platform/database/schema';
import { conflict, notFound } from '../platform/http/problem';
import { fillFreeSeats } from '../pods';
import { memberForStaff } from './presenter';

interface Standing extends Record<string, unknown> {
  user_id: string;
  disabled: boolean;
  is_staff: boolean;
  pod_ids: string[];
  waited_for: string[];
}

/** Locks membership and member and says where they are: what their access opens and closes. 404 for nobody of this membership. */
async function standingOf(act: Act, membershipId: string, memberId: string): Promise<Standing> {
  await act.tx.select().from(memberships).where(eq(memberships.id, membershipId)).for('no key update');
  const { rows } = await act.tx.execute<Standing>(sql`
    select m.user_id, m.disabled_at is not null as disabled,
      exists (select 1 from business_staff s join memberships ms on ms.business_id = s.business_id
        where ms.id = m.membership_id and s.user_id = m.user_id) as is_staff,
      array(select p.pod_id from pod_members p
        where p.membership_id = m.membership_id and p.user_id = m.user_id) as pod_ids,
      array(select w.pod_id from waitlist_entries w
        where w.membership_id = m.membership_id and w.user_id = m.user_id) as waited_for
    from members m where m.id = ${memberId} and m.membership_id = ${membershipId}
    for no key update`);
  const [standing] = rows;
  if (!standing) throw notFound();
  return standing;
}

async function setDisabled(act: Act, membershipId: string, memberId: string, disabledAt: Date | null): Promise<void> {
  await act.tx
    .update(members)
    .set({ disabledAt })
    .where(and(eq(members.id, memberId), eq(members.membershipId, membershipId)));
}

/**
 * Whoever loses or regains access loses or regains the channels of their pods, and the leaders' (decision 43). Called
 * while they have access: before it is taken, or after it is given.
 */
async function tellChannels(act: Act, membershipId: string, standing: Standing, change: ChannelEvent['change']) {
  const { user_id: userId, pod_ids: podIds } = standing;
  for (const podId of podIds) await channelChanged(act, podId, userId, change);
  if (await isInLeaderChannel(act, membershipId, userId)) await leaderChannelChanged(act, membershipId, userId, change);
}

/**
 * Takes a member's access, who keeps place and data (decision 56). A repeat is harmless. 404 for nobody of this
 * membership, 409 for owner and admins.
 */
export async function disableMember(context: AppContext, membershipId: string, memberId: string): Promise<Member> {
  await context.act(async (act) => {
    const standing = await standingOf(act, membershipId, memberId);
    if (standing.is_staff) throw conflict('is_staff', 'An owner or administrator cannot be disabled.');
    if (standing.disabled) return;
    await tellChannels(act, membershipId, standing, 'removed');
    await setDisabled(act, membershipId, memberId, act.now);
  });
  return memberForStaff(context, membershipId, memberId);
}

/** Gives access again, and with it the seats that came free for them meanwhile (decision 31). A repeat is harmless. */
export async function enableMember(context: AppContext, membershipId: string, memberId: string): Promise<Member> {
  await context.act(async (act) => {
    const standing = await standingOf(act, membershipId, memberId);
    if (!standing.disabled) return;
    await setDisabled(act, membershipId, memberId, null);
    await tellChannels(act, membershipId, standing, 'added');
    await fillFreeSeats(act, membershipId, standing.waited_for);
  });
  return memberForStaff(context, membershipId, memberId);
}
