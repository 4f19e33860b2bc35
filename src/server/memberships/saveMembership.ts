import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type {
  Membership,
  MembershipDeleteStatus,
  MembershipInput,
  MembershipUpdate,
} from '../../contract/entities.gen';
import { staffOf } from '../businesses';
import { ensureLeaderChannel, leaderChannelChanged, peopledChannels, tellChannelsSwitched } from '../chat';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { leaderPods, memberships } from '../platform/database/schema';
import { conflict, notFound } from '../platform/http/problem';
import { presentMembership } from './presenter';
import { deleteStatusOf, membershipById } from './reads';
import { checkMembership } from './settings';
import { renewInvites, replaceLists } from './writes';

export { inviteFor, type InviteTarget } from './invites';
export { inviteByCode } from './reads';

type Details = Partial<Pick<MembershipInput, 'name' | 'url' | 'communityUrl' | 'supportEmail'>>;

const detailsOf = ({ name, url, communityUrl, supportEmail }: Details): Details => ({
  ...(name !== undefined && { name: name.trim() }),
  ...(url !== undefined && { url }),
  ...(communityUrl !== undefined && { communityUrl }),
  ...(supportEmail !== undefined && { supportEmail }),
});

/**
 * Makes a membership with its settings, features, buttons, invite links and leader channel (specification 7). The
 * answer is its id. 400 with the fields that are wrong.
 */
export async function createMembership(
  context: AppContext,
  businessId: string,
  input: MembershipInput,
): Promise<string> {
  checkMembership(input, 'create');
  const id = v7();
  await context.act(async (act) => {
    const { name, supportEmail } = input;
    await act.tx
      .insert(memberships)
      .values({ id, businessId, createdAt: act.now, name, supportEmail, ...detailsOf(input) });
    await replaceLists(act, id, input);
    await renewInvites(act, id);
    await ensureLeaderChannel(act, id);
    await leaderChannelChanged(act, id, await staffIds(act, businessId), 'added');
  });
  return id;
}

const staffIds = async (act: Act, businessId: string) => (await staffOf(act.tx, businessId)).map(({ id }) => id);

/** The membership as this person sees it; 404 when it is gone. */
export async function seenMembership(context: AppContext, userId: string, membershipId: string): Promise<Membership> {
  const row = await membershipById(context.database.db, userId, membershipId);
  if (!row) throw notFound();
  return presentMembership(row, context.config.platformSettings);
}

/**
 * Changes what is given; a list replaces the one before. The maximum is that of pods to come: those there are keep
 * their seats and their people. 400 with the fields that are wrong.
 */
export async function updateMembership(
  context: AppContext,
  membershipId: string,
  changes: MembershipUpdate,
): Promise<void> {
  checkMembership(changes, 'edit');
  await context.act(async (act) => {
    const [held] = await act.tx
      .select({ name: memberships.name })
      .from(memberships)
      .where(eq(memberships.id, membershipId))
      .for('no key update');
    if (!held) throw notFound();
    const details = detailsOf(changes);
    if (Object.keys(details).length > 0) {
      await act.tx.update(memberships).set(details).where(eq(memberships.id, membershipId));
    }
    const { features } = changes;
    if (features) await switchingChat(act, membershipId, () => replaceLists(act, membershipId, { features }));
    await replaceLists(act, membershipId, { ...changes, features: undefined });
  });
}

/** Who was in the channels is told when the feature goes, who is in them when it comes back (decision 43). */
async function switchingChat(act: Act, membershipId: string, change: () => Promise<void>): Promise<void> {
  const before = await peopledChannels(act, membershipId);
  await change();
  const after = await peopledChannels(act, membershipId);
  if (after.length === 0) tellChannelsSwitched(act, before, 'removed');
  if (before.length === 0) tellChannelsSwitched(act, after, 'added');
}

/** What stands in the way of deleting a membership (decision 57). */
export function membershipDeleteStatus(context: AppContext, membershipId: string): Promise<MembershipDeleteStatus> {
  return deleteStatusOf(context.database.db, membershipId);
}

/** Deletes a membership for good. 409 while it has pods or members (decision 57). */
export async function deleteMembership(context: AppContext, membershipId: string): Promise<void> {
  await context.act(async (act) => {
    const [held] = await act.tx
      .select({ businessId: memberships.businessId })
      .from(memberships)
      .where(eq(memberships.id, membershipId))
      .for('update');
    if (!held) throw notFound();
    const { canDelete } = await deleteStatusOf(act.tx, membershipId);
    if (!canDelete) {
      throw conflict('not_empty', 'All pods must be deleted and all members removed first.');
    }
    await leaderChannelChanged(act, membershipId, await staffIds(act, held.businessId), 'removed');
    await act.tx.delete(leaderPods).where(eq(leaderPods.membershipId, membershipId));
    await act.tx.delete(memberships).where(eq(memberships.id, membershipId));
  });
}
