import { and, eq, sql, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { EmailInvitationInput, EmailInvitationProblem } from '../../../contract/entities.gen';
import { normalizeEmail, toStoredEmail } from '../../../domain/account/email';
import { maskedEmail } from '../../../domain/audit/maskedEmail';
import { invitePath } from '../../../domain/links';
import { INVITATION_DAYS } from '../../../domain/memberships/emailInvitations';
import { plainName } from '../../../domain/memberships/invitedName';
import { LANGUAGE_KEY } from '../../../domain/site/languageCookie';
import { knownLanguage } from '../../../domain/text/languages';
import { quotationOf } from '../../../domain/memberships/ownWords';
import { recordAct } from '../../audit';
import type { NamedPerson } from '../../notifications';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { emailInvitations, users } from '../../platform/database/schema';
import { throttle } from '../../platform/http/limits/throttle';
import { conflict, notFound, TooMany } from '../../platform/http/problem';
import { hashSecret, newSecret } from '../../session';
import { podRooms } from '../../pods';
import { lockMembership } from '../../tenancy';
import { membershipMails } from '../mails';
import { isOpenInvitation, senderMayInvite } from './openInvitations';
import { membershipsLimits } from '../limits';
import { emitWebhookEvents } from '../../platform/webhooks/emitWebhookEvents';
import { refusals } from '../refusals';
import type { LocalText } from '../../../domain/text/localText';

const DAY_MS = 24 * 60 * 60 * 1000;

const lastsUntil = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

function givenRows(invitations: readonly EmailInvitationInput[]): SQL {
  const rows = invitations.map(({ email, name = '', role, podId = null }, index) => ({
    id: v7(),
    index,
    email: toStoredEmail(email),
    normal_email: normalizeEmail(email),
    name: plainName(name),
    role,
    pod_id: podId,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as g(id uuid, index int, email text, normal_email text, name text, role text, pod_id uuid)`;
}

const isMember = (membershipId: string, normalEmail: SQL): SQL<boolean> => sql<boolean>`exists (
  select from ${users} person join members m on m.user_id = person.id
  where fold_email(person.email) = ${normalEmail} and m.membership_id = ${membershipId})`;

const isInvited = (membershipId: string, now: Date): SQL => sql`exists (
  select from ${emailInvitations} i where i.membership_id = ${membershipId} and i.normal_email = g.normal_email
    and ${isOpenInvitation(sql`i`, now)})`;

interface Invitations {
  membershipId: string;
  invitations: readonly EmailInvitationInput[];
  language?: string | undefined;
}

/**
 * Finds at most one problem for each person to invite, by their position. Runs in an act, although it changes
 * nothing, to check the caller's right again (rule platform.rightsInTime).
 */
export function checkEmailInvitations(
  context: AppContext,
  { membershipId, invitations }: Invitations,
): Promise<EmailInvitationProblem[]> {
  return context.act(async ({ tx, now }) => {
    const { rows } = await tx.execute<{ index: number; reason: 'TWICE' | 'MEMBER' | 'INVITED' }>(sql`
      select c.index, c.reason from (
        select g.index, case
          when row_number() over (partition by g.normal_email order by g.index) > 1 then 'TWICE'
          when ${isMember(membershipId, sql`g.normal_email`)} then 'MEMBER'
          when ${isInvited(membershipId, now)} then 'INVITED' end as reason
        from ${givenRows(invitations)}) c
      where c.reason is not null`);
    const problems = new Map<number, EmailInvitationProblem['reason']>(
      rows.map(({ index, reason }) => [index, reason]),
    );
    const rooms = await podRooms(tx, { membershipId, podIds: invitations.flatMap(({ podId }) => podId ?? []), now });
    for (const [index, invitation] of invitations.entries()) {
      const problem = podProblem(invitation, rooms);
      if (problem && !problems.has(index)) problems.set(index, problem);
    }
    return [...problems].map(([index, reason]) => ({ index, reason })).sort((a, b) => a.index - b.index);
  });
}

function podProblem(
  { podId, role }: EmailInvitationInput,
  rooms: Awaited<ReturnType<typeof podRooms>>,
): EmailInvitationProblem['reason'] | undefined {
  if (podId === undefined) return undefined;
  if (role === 'Leader') return 'POD_FOR_LEADER';
  const room = rooms.get(podId);
  if (!room) return 'POD_UNKNOWN';
  if (room.isPaused) return 'POD_PAUSED';
  return room.freeSeats === 0 ? 'POD_FULL' : undefined;
}

const REFUSALS: Partial<Record<EmailInvitationProblem['reason'], LocalText>> = {
  POD_UNKNOWN: refusals.podUnknown,
  POD_FOR_LEADER: refusals.podForLeader,
};

export async function partByPod(
  { tx, now }: Act,
  { membershipId, invitations }: Invitations,
): Promise<{ possible: EmailInvitationInput[]; refused: { email: string; reason: LocalText }[] }> {
  const rooms = await podRooms(tx, { membershipId, podIds: invitations.flatMap(({ podId }) => podId ?? []), now });
  const possible: EmailInvitationInput[] = [];
  const refused: { email: string; reason: LocalText }[] = [];
  for (const invitation of invitations) {
    const problem = podProblem(invitation, rooms);
    const reason = problem && REFUSALS[problem];
    if (reason === undefined) possible.push(invitation);
    else refused.push({ email: toStoredEmail(invitation.email), reason });
  }
  return { possible, refused };
}

/**
 * Stores invitations to be mailed, one for each address, and replaces expired ones. Skips addresses whose invitation
 * can still be accepted. Returns the new invitations. One statement, however many there are.
 */
export async function storeEmailInvitations(
  act: Act,
  { membershipId, invitations, language = act.language }: Invitations,
): Promise<{ id: string; email: string }[]> {
  const seen = new Set<string>();
  const first = invitations.filter(({ email }) => seen.size < seen.add(normalizeEmail(email)).size);
  const now = act.now.toISOString();
  const { rows } = await act.tx.execute<{ id: string; email: string }>(sql`
    insert into email_invitations as i
      (id, membership_id, email, normal_email, name, role, pod_id, language, invited_by, created_at, expires_at)
    select g.id, ${membershipId}::uuid, g.email, g.normal_email, g.name, g.role,
      case when g.role = 'Participant' and exists (
        select from pods p where p.id = g.pod_id and p.membership_id = ${membershipId}) then g.pod_id end,
      ${language ?? null}, ${act.by?.userId ?? null}::uuid,
      ${now}::timestamptz, ${lastsUntil(act.now).toISOString()}::timestamptz
    from ${givenRows(first)}
    on conflict (membership_id, normal_email) do update set
      id = excluded.id, email = excluded.email, name = excluded.name, role = excluded.role, pod_id = excluded.pod_id,
      language = excluded.language, invited_by = excluded.invited_by, created_at = excluded.created_at, expires_at = excluded.expires_at,
      code_hash = null, sent_at = null
    where not ${isOpenInvitation(sql`i`, act.now)}
    returning i.id, i.email`);
  return rows;
}

export async function findOpenInvitationTo(
  { tx, now }: Act,
  membershipId: string,
  email: string,
): Promise<string | undefined> {
  const isTo = and(
    eq(emailInvitations.membershipId, membershipId),
    eq(emailInvitations.normalEmail, normalizeEmail(email)),
    isOpenInvitation(sql`email_invitations`, now),
  );
  const [found] = await tx.select({ id: emailInvitations.id }).from(emailInvitations).where(isTo);
  return found?.id;
}

/** The address may be a stranger's, so it gets few invitations a day, whoever sends them (rule session.throttle). */
async function limitInvitationsTo(act: Act, email: string): Promise<void> {
  try {
    const { key, limit, windowSeconds } = membershipsLimits.emailInvitationTo(normalizeEmail(email));
    await throttle(act.tx, key, limit, windowSeconds, act.now);
  } catch (error) {
    if (error instanceof TooMany) throw conflict('invited_often', refusals.invitedOften);
    throw error;
  }
}

interface InvitationToSend {
  membershipId: string;
  invitationId: string;
  by: NamedPerson;
}

/** Mails an invitation with its own link. 404 if it was withdrawn, 409 for a member. */
export async function sendEmailInvitation(
  act: Act,
  { membershipId, invitationId, by }: InvitationToSend,
): Promise<void> {
  const membership = await lockMembership(act, membershipId);
  const [invitation] = await act.tx
    .select({
      email: emailInvitations.email,
      name: emailInvitations.name,
      role: emailInvitations.role,
      sentAt: emailInvitations.sentAt,
      language: emailInvitations.language,
      podName: sql<string | null>`(select name from pods where pods.id = email_invitations.pod_id)`,
      businessName: sql<string>`(select name from businesses where businesses.id = ${membership.businessId})`,
      isMember: isMember(membershipId, sql`email_invitations.normal_email`),
    })
    .from(emailInvitations)
    .where(and(eq(emailInvitations.id, invitationId), eq(emailInvitations.membershipId, membershipId)));
  if (!invitation) throw notFound();
  if (invitation.isMember) throw conflict('already_member', refusals.alreadyMember);
  const { email, name, role, sentAt, podName, businessName } = invitation;
  const language = knownLanguage(invitation.language);
  const ownWords = quotationOf(membership.invitationText, businessName);
  await limitInvitationsTo(act, email);
  const code = newSecret();
  await act.tx
    .update(emailInvitations)
    .set({ codeHash: hashSecret(code), sentAt: act.now, expiresAt: lastsUntil(act.now) })
    .where(eq(emailInvitations.id, invitationId));
  act.mail({
    to: email,
    template: membershipMails['membership-invite'],
    language,
    data: {
      name,
      role,
      membershipName: membership.name,
      businessName,
      inviterName: by.name,
      link: act.url(invitePath(role, code) + (language ? `&${LANGUAGE_KEY}=${language}` : '')),
      supportEmail: membership.supportEmail,
      ...(podName !== null && { podName }),
      ...(ownWords && { ownWords }),
    },
  });
  const isNew = sentAt === null;
  if (isNew) await emitWebhookEvents(act, [{ type: 'member.invited', membershipId, invitationId, details: { role } }]);
  await recordAct(act, 'MEMBER_INVITED', { membershipId, detail: maskedEmail(email) });
}

export async function withdrawEmailInvitation(
  context: AppContext,
  { membershipId, invitationId }: Omit<InvitationToSend, 'by'>,
): Promise<void> {
  await context.act(async (act) => {
    await lockMembership(act, membershipId);
    const [withdrawn] = await act.tx
      .delete(emailInvitations)
      .where(and(eq(emailInvitations.id, invitationId), eq(emailInvitations.membershipId, membershipId)))
      .returning({ email: emailInvitations.email });
    if (!withdrawn) throw notFound();
    await recordAct(act, 'MEMBER_INVITATION_WITHDRAWN', { membershipId, detail: maskedEmail(withdrawn.email) });
  });
}

/**
 * Uses up an invitation; false if it was used, withdrawn or replaced, or its sender may no longer invite. The
 * membership must be locked.
 */
export async function useEmailInvitation(act: Act, membershipId: string, invitationId: string): Promise<boolean> {
  const used = await act.tx
    .delete(emailInvitations)
    .where(
      and(
        eq(emailInvitations.id, invitationId),
        eq(emailInvitations.membershipId, membershipId),
        senderMayInvite(sql`email_invitations`),
      ),
    )
    .returning({ id: emailInvitations.id });
  return used.length > 0;
}

export async function endEmailInvitation(
  act: Act,
  { membershipId, userId }: { membershipId: string; userId: string },
): Promise<void> {
  const ofAddress = sql`${emailInvitations.normalEmail} = (
    select fold_email(person.email) from users person where person.id = ${userId})`;
  await act.tx.delete(emailInvitations).where(and(eq(emailInvitations.membershipId, membershipId), ofAddress));
}

/**
 * Deletes the invitations of a bulk action that were never mailed. The action's rows keep the addresses, like the
 * rows of refused invitations, so that staff see who wasn't invited.
 */
export async function discardUnsentInvitations(act: Act, bulkActionId: string): Promise<void> {
  await act.tx.execute(sql`
    update bulk_action_rows r set name = i.email,
      user_id = (select u.id from users u where fold_email(u.email) = i.normal_email)
    from email_invitations i
    where r.bulk_action_id = ${bulkActionId} and r.outcome = 'PENDING' and r.subject_id = i.id and i.sent_at is null`);
  await act.tx.execute(sql`
    delete from email_invitations i using bulk_action_rows r
    where r.bulk_action_id = ${bulkActionId} and r.subject_id = i.id and i.sent_at is null`);
}
