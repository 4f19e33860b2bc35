import { sql } from 'drizzle-orm';
import type { ReportKind } from '../../domain/reports/reports';
import { photoOf } from '../account';
import { messagesAsReported, type MessageAsReported } from '../chat';
import type { Act } from '../platform/act';
import type { StoredItem } from '../platform/database/schema/reports';
import { conflict, notFound } from '../platform/http/problem';
import { commentAsReported } from '../steps';
import { lockMembership } from '../tenancy';
import { refusals } from './refusals';

/** What a person reports, as it is now; `image` belongs to the reported item. */
export interface Reported {
  kind: ReportKind;
  subjectId: string;
  membershipId: string;
  podId: string | null;
  aboutId: string;
  items: (Omit<StoredItem, 'imageId'> & { image?: Buffer })[];
}

const gone = () => conflict('gone_already', refusals.goneAlready);

const itemOf = (message: MessageAsReported, messageId: string): Reported['items'][number] => {
  const reported = message.id === messageId;
  return {
    authorName: message.authorName,
    sent: message.sent,
    ...(message.text !== '' && { text: message.text }),
    ...(reported && message.image && { image: message.image }),
    ...(reported && message.image && message.alt && { alt: message.alt }),
    reported,
  };
};

export async function reportedMessage(
  act: Act,
  {
    channelId,
    messageId,
    reporterId,
    kind,
  }: { channelId: string; messageId: string; reporterId: string; kind: 'MESSAGE' | 'IMAGE' },
): Promise<Reported> {
  const { membershipId, podId, senderId, isRemoved, messages } = await messagesAsReported(act, {
    channelId,
    messageId,
    reporterId,
  });
  const hasImage = messages.at(-1)?.image != null;
  if (senderId === null || isRemoved || (kind === 'IMAGE' && !hasImage)) throw gone();
  const items = messages.map((message) => itemOf(message, messageId));
  return { kind, subjectId: messageId, membershipId, podId, aboutId: senderId, items };
}

export async function reportedComment(
  act: Act,
  comment: { stepId: string; commentId: string; membershipId: string; reporterId: string },
): Promise<Reported> {
  const { commentId, membershipId } = comment;
  await lockMembership(act, membershipId);
  const found = await commentAsReported(act, comment);
  if (!found) throw gone();
  const { authorId, authorName, sent, text, podId } = found;
  return {
    kind: 'COMMENT',
    subjectId: commentId,
    membershipId,
    podId,
    aboutId: authorId,
    items: [{ authorName, sent, text, reported: true }],
  };
}

/** A person of the membership or of its business's staff; with a pod, one who is in it. */
export async function reportedPerson(
  act: Act,
  {
    membershipId,
    userId,
    podId,
    kind,
  }: { membershipId: string; userId: string; podId?: string | undefined; kind: 'PERSON' | 'PHOTO' },
): Promise<Reported> {
  await lockMembership(act, membershipId);
  const { rows } = await act.tx.execute<{ name: string; inPod: boolean }>(sql`
    select u.first_name || ' ' || u.last_name as name, exists (
      select from pod_members place where place.pod_id = ${podId ?? null}::uuid
        and place.membership_id = ${membershipId}::uuid and place.user_id = u.id) as "inPod"
    from users u where u.id = ${userId}::uuid and (
      exists (select from members m where m.membership_id = ${membershipId}::uuid and m.user_id = u.id)
      or exists (select from business_staff s join memberships ms on ms.business_id = s.business_id
        where ms.id = ${membershipId}::uuid and s.user_id = u.id))
    for key share of u`);
  const [person] = rows;
  if (!person || (podId !== undefined && !person.inPod)) throw notFound();
  const base = { membershipId, podId: podId ?? null, aboutId: userId };
  const item = { authorName: person.name, reported: true };
  if (kind === 'PERSON') return { ...base, kind, subjectId: userId, items: [item] };
  const photo = await photoOf(act.tx, userId);
  if (!photo) throw gone();
  return { ...base, kind, subjectId: photo.id, items: [{ ...item, image: photo.image }] };
}
