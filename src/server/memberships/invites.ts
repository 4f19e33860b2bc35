import { eq } from 'drizzle-orm';
import type { AvailablePod, Invite, InviteRole, MembershipInfo, MembershipInvite } from '../../contract/entities.gen';
import { isAllowed } from '../../domain/permissions';
import type { AppContext } from '../platform/context';
import { memberships } from '../platform/database/schema';
import { invalidField, notFound } from '../platform/http/problem';
import { availablePods } from '../pods';
import { throttle, throttleKey, refundAttempt } from '../platform/http/throttle';
import { presentInfo, presentInvite } from './presenter';
import { inviteByCode, invitesOf, membershipById, type MembershipRow } from './reads';
import { renewInvites } from './writes';

/** So many unknown codes from one address, in so many seconds. */
const TRIES = 30;
const WINDOW_SECONDS = 10 * 60;

/**
 * Looks a code up; undefined for an unknown one, 429 after too many unknown ones from this address. A code that is right
 * does not count, as many people may share an address.
 */
async function knownInvite(context: AppContext, code: string, ip: string) {
  const { db } = context.database;
  const tries = throttleKey('invite-ip', ip);
  await throttle(db, tries, TRIES, WINDOW_SECONDS, context.clock.now());
  const invite = await inviteByCode(db, code);
  if (invite) await refundAttempt(db, tries);
  return invite;
}

async function membershipOf(context: AppContext, membershipId: string, userId: string | null = null) {
  const row = await membershipById(context.database.db, userId, membershipId);
  if (!row) throw notFound();
  return row;
}

/** The pods that may be chosen at sign-up: none where the feature is off. */
async function selectablePods({ database, clock }: AppContext, row: MembershipRow): Promise<AvailablePod[]> {
  if (row.disabledFeatures.includes('SelectPodOnSignup')) return [];
  return availablePods(database.db, row.id, clock.now());
}

/** What the link with this code is for (decision 15). */
export async function lookUpInvite(context: AppContext, code: string, ip: string): Promise<Invite> {
  const invite = await knownInvite(context, code, ip);
  if (!invite) throw notFound();
  const row = await membershipOf(context, invite.membershipId);
  return presentInvite(invite.role, row, await selectablePods(context, row), context.config.platformSettings);
}

/** The same for a membership: to its members and staff, and to who has a code of it; 404 for everybody else. */
export async function membershipInfo(
  context: AppContext,
  asked: { membershipId: string; userId: string | undefined; code: string | undefined; ip: string },
): Promise<MembershipInfo> {
  const { membershipId, userId, code, ip } = asked;
  const row = await membershipOf(context, membershipId, userId);
  if (!isAllowed('membership.member', row.relation)) {
    const invite = code === undefined ? undefined : await knownInvite(context, code, ip);
    if (invite?.membershipId !== membershipId) throw notFound();
  }
  return presentInfo(row, await selectablePods(context, row));
}

/** What somebody joins who comes with a code, and how. */
export interface InviteTarget {
  role: InviteRole;
  membershipId: string;
  membershipName: string;
}

/**
 * What a code lets somebody join; undefined for an unknown one. A preferred pod has to be one that the sign-up page
 * offers: 400 at its field for any other.
 */
export async function inviteFor(
  context: AppContext,
  code: string,
  preferredPodId: string | undefined,
  ip: string,
): Promise<InviteTarget | undefined> {
  const invite = await knownInvite(context, code, ip);
  if (!invite) return undefined;
  const row = await membershipOf(context, invite.membershipId);
  if (preferredPodId !== undefined) {
    const offered = invite.role === 'Participant' ? await selectablePods(context, row) : [];
    if (!offered.some(({ id }) => id === preferredPodId)) {
      throw invalidField('preferredPodId', 'This pod can no longer be chosen.');
    }
  }
  return { ...invite, membershipName: row.name };
}

/** New codes for both roles; the links before work no more. */
export async function resetInviteLinks(context: AppContext, membershipId: string): Promise<MembershipInvite[]> {
  await context.act(async (act) => {
    // Whoever resets at the same moment waits here, and then sees the links that are to go.
    await act.tx.select().from(memberships).where(eq(memberships.id, membershipId)).for('no key update');
    await renewInvites(act, membershipId);
  });
  return invitesOf(context.database.db, membershipId);
}
