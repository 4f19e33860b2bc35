import { and, eq } from 'drizzle-orm';
import type { QuotedWords } from '../../../contract/entities.gen';
import { quotationOf } from '../../../domain/memberships/ownWords';
import { applyToLead } from '../../leadership';
import { lockMembership, type LockedMembership } from '../../tenancy';
import { endEmailInvitation, keepExternalRef, useEmailInvitation } from '../../memberships';
import { requireAction } from '../../onboarding';
import type { Act } from '../../platform/act';
import { businesses, members } from '../../platform/database/schema';
import { conflict, notFound } from '../../platform/http/problem';
import { joinPreferredPod } from '../../pods';
import { notifyStaffOfNewMember } from '../notices';
import type { Joining } from './joining';
import { emitWebhookEvents } from '../../platform/webhooks/emitWebhookEvents';
import { refusals } from '../refusals';

async function addMember(
  act: Act,
  membershipId: string,
  userId: string,
  { contactWhenNewPod = false }: Joining,
): Promise<boolean> {
  const entered = await act.tx
    .insert(members)
    .values({ membershipId, userId, joinedAt: act.now, contactWhenNewPod })
    .onConflictDoNothing()
    .returning({ id: members.id });
  return entered.length > 0;
}

/** Disabled members remain members, and no link readmits them (rule members.disabled). */
async function refuseDisabled(act: Act, membershipId: string, userId: string): Promise<void> {
  const [member] = await act.tx
    .select({ disabledAt: members.disabledAt })
    .from(members)
    .where(and(eq(members.membershipId, membershipId), eq(members.userId, userId)));
  if (!member?.disabledAt) return;
  throw conflict('member_disabled', refusals.memberDisabled);
}

/**
 * Uses up an emailed invitation, which admits one person once. 404 if it can no longer be used, for example because
 * it was withdrawn (rule memberships.emailInvitations).
 */
async function useInvitation(act: Act, { invitationId, membershipId }: Joining): Promise<void> {
  if (invitationId === undefined || (await useEmailInvitation(act, membershipId, invitationId))) return;
  throw notFound();
}

async function wordsOfWelcome(
  { tx }: Act,
  { welcomeText, businessId }: LockedMembership,
): Promise<QuotedWords | undefined> {
  if (welcomeText === '') return undefined;
  const [business] = await tx.select({ name: businesses.name }).from(businesses).where(eq(businesses.id, businessId));
  return business && quotationOf(welcomeText, business.name);
}

/**
 * Joins a person with a verified address through an invite link: a leader's link requests leadership, a participant's
 * takes a seat in the chosen pod or joins its waitlist when full (rules members.signUp and members.preferredPod).
 * Notifies staff. A repeat changes nothing. 404 if the membership is gone, 409 for a disabled member.
 */
export async function completeMemberRegistration(
  act: Act,
  userId: string,
  joining: Joining,
): Promise<{ name: string; supportEmail: string; ownWords?: QuotedWords }> {
  const membership = await lockMembership(act, joining.membershipId);
  const { id: membershipId, businessId, name, supportEmail } = membership;
  const { invitationId } = joining;
  // A person who is already a member needs no invitation, and leaves it for the person it was meant for.
  if (await addMember(act, membershipId, userId, joining)) {
    await keepExternalRef(act, { membershipId, userId, ...(invitationId !== undefined && { invitationId }) });
    await useInvitation(act, joining);
    await emitWebhookEvents(act, [{ type: 'member.joined', membershipId, userId }]);
    await notifyStaffOfNewMember(act, membership, userId);
  } else await refuseDisabled(act, membershipId, userId);
  await endEmailInvitation(act, { membershipId, userId });
  // A new member sees their pod first; a leader's bio helps staff decide.
  const isDeferred = joining.then === 'participant';
  await requireAction(act, userId, businessId, 'COMPLETE_PROFILE', { isDeferred });
  if (joining.then === 'leader') await applyToLead(act, { membershipId, userId });
  if (joining.then === 'participant' && joining.preferredPodId) {
    await joinPreferredPod(act, { membershipId, podId: joining.preferredPodId, userId });
  }
  const ownWords = await wordsOfWelcome(act, membership);
  return { name, supportEmail, ...(ownWords && { ownWords }) };
}
