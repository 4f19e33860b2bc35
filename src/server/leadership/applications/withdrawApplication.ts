import { and, eq } from 'drizzle-orm';
import { settleSubject, withdrawSubjects } from '../../notifications';
import type { Act } from '../../platform/act';
import { members } from '../../platform/database/schema';
import { deleteHeldMails } from '../../platform/mail/heldMails';
import { answerSubject, applicationSubject } from '../notificationKinds';
import type { UserInMembership } from '../../tenancy';

export async function withdrawApplication(act: Act, person: UserInMembership): Promise<void> {
  await withdrawSubjects(act, [applicationSubject(person.membershipId, person.userId)]);
  await withdrawAnswer(act, person);
}

/**
 * Keeps a person without access from being notified of an answer that can still be undone (rules leadership.undo,
 * members.disabled).
 */
export async function withdrawAnswer(act: Act, { membershipId, userId }: UserInMembership): Promise<void> {
  const [member] = await act.tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.membershipId, membershipId), eq(members.userId, userId)));
  if (member) await deleteHeldMails(act.tx, member.id);
  await settleSubject(act, answerSubject(membershipId, userId));
}
