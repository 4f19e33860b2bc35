import { and, eq } from 'drizzle-orm';
import type { AcceptInviteRequest, Membership } from '../../../contract/entities.gen';
import { getMembership, resolveInvite } from '../../memberships';
import type { AppContext } from '../../platform/context';
import type { Queryable } from '../../platform/database/client';
import { members } from '../../platform/database/schema';
import { notFound, unauthorized } from '../../platform/http/problem';
import { lockUser } from '../../session';
import { completeMemberRegistration } from './completeMemberRegistration';
import { joiningBy, termsOfInvite } from './joining';
import { acceptedOnJoining, acceptVersions } from '../../terms';
import { countAttempt } from '../../platform/http/limits/attempts';
import { membersLimits } from '../limits';

interface Acceptance {
  userId: string;
  inviteCode: string;
  wishes: AcceptInviteRequest;
  ip: string;
}

/**
 * Joins a signed-in person in one click; a repeat returns the same membership (rule members.oneClick). 404 for an
 * unknown code, 409 if the terms have changed, 429 for repeated joining and leaving.
 */
export async function acceptInvite(context: AppContext, acceptance: Acceptance): Promise<Membership> {
  const { userId, inviteCode, wishes, ip } = acceptance;
  await countAttempt(context, membersLimits.inviteAcceptance(userId));
  const invite = await resolveInvite(context, { code: inviteCode, preferredPodId: wishes.preferredPodId, ip });
  if (!invite) throw notFound();
  const versionIds = await acceptedOnJoining(context.database.db, termsOfInvite(invite), wishes.acceptedVersions);
  await context.act(async (act) => {
    // Locks the user before the membership, as account deletion does, so that one act runs strictly before the other.
    if (!(await lockUser(act, userId))) throw unauthorized();
    // Somebody who has joined before accepts only what they say they were shown.
    const accepts = wishes.acceptedVersions !== undefined || !(await isMember(act.tx, invite.membershipId, userId));
    await completeMemberRegistration(act, userId, joiningBy(invite, wishes));
    if (accepts) await acceptVersions(act, userId, { versionIds, act: 'INVITATION' });
  });
  return getMembership(context, userId, invite.membershipId);
}

const isMember = async (tx: Queryable, membershipId: string, userId: string): Promise<boolean> =>
  (await tx.$count(members, and(eq(members.membershipId, membershipId), eq(members.userId, userId)))) > 0;
