import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Act } from '../platform/context';
import type { Tx } from '../platform/database/client';
import { members, memberships, notifications, pushSubscriptions, users } from '../platform/database/schema';
import { enqueueJobs } from '../platform/jobs/enqueue';
import {
  catalogue,
  staffKinds,
  type NotificationContent,
  type NotificationData,
  type NotificationKind,
} from './catalogue';

export { subjects } from './catalogue';

/** What is said to whom. With `membershipId` it names the membership, and who is disabled there is left out. */
export type Notice = {
  [Kind in NotificationKind]: {
    kind: Kind;
    userIds: string[];
    data: NotificationData<Kind>;
    membershipId?: string;
  };
}[NotificationKind];

interface Reader {
  userId: string;
  subscriptionId: string | null;
}

/** Who of these may be told, a row for each of their devices: no disabled account, nobody disabled in the membership. */
function readersOf(tx: Tx, userIds: string[], membershipId: string | undefined): Promise<Reader[]> {
  const ofMembership = membershipId ? eq(members.membershipId, membershipId) : sql`false`;
  return tx
    .select({ userId: users.id, subscriptionId: pushSubscriptions.id })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), ofMembership))
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.userId, users.id))
    .where(and(inArray(users.id, userIds), isNull(users.disabledAt), isNull(members.disabledAt)));
}

const columnsOf = ({ primary, secondary, ...content }: NotificationContent) => ({
  message: content.message,
  actionType: content.actionType,
  primaryDisplayName: primary.name,
  primaryActionUrl: primary.url,
  secondaryDisplayName: secondary?.name,
  secondaryActionUrl: secondary?.url,
  primaryIcon: content.icon,
  subject: content.subject,
});

/** The catalogue pairs each kind with its data; a union of the pairs has to be told so. */
const contentOf = ({ kind, data }: Notice): NotificationContent =>
  (catalogue[kind].content as (data: unknown) => NotificationContent)(data);

/**
 * Tells people of something: a notification each, their open streams, and their devices where the catalogue says so.
 * At most three statements, whatever the number of people; written in the act's transaction, sent after it.
 */
export async function notify(act: Act, notice: Notice): Promise<void> {
  const { kind, userIds, membershipId } = notice;
  if (userIds.length === 0) return;
  const readers = await readersOf(act.tx, [...new Set(userIds)], membershipId);
  const idOf = new Map(readers.map(({ userId }) => [userId, v7()]));
  if (idOf.size === 0) return;
  const columns = columnsOf(contentOf(notice));
  await act.tx
    .insert(notifications)
    .values([...idOf].map(([userId, id]) => ({ id, userId, membershipId, kind, ...columns, createdAt: act.now })));
  for (const [userId, notificationId] of idOf) {
    act.tell({ userIds: [userId] }, { type: 'notification', notificationId, dismissed: false });
  }
  if (!catalogue[kind].push) return;
  await enqueueJobs(
    act.tx,
    'push',
    readers.flatMap(({ userId, subscriptionId }) =>
      subscriptionId ? [{ data: { notificationId: idOf.get(userId) ?? '', subscriptionId } }] : [],
    ),
  );
}

type Which = ReturnType<typeof and>;

/** Dismisses what is still open of these, on every device. */
async function close(act: Act, which: Which): Promise<void> {
  const closed = await act.tx
    .update(notifications)
    .set({ dismissedAt: act.now })
    .where(and(which, isNull(notifications.dismissedAt)))
    .returning({ id: notifications.id, userId: notifications.userId });
  for (const { id, userId } of closed) {
    act.tell({ userIds: [userId] }, { type: 'notification', notificationId: id, dismissed: true });
  }
}

/** Dismisses what is still open of a subject, for everybody: one has decided, so the others need not. */
export const settle = (act: Act, subject: string): Promise<void> => close(act, eq(notifications.subject, subject));

/** Dismisses what somebody was told as staff of a business: they may answer none of it any more. */
export async function closeStaffNotices(act: Act, businessId: string, userId: string): Promise<void> {
  const ofBusiness = act.tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(eq(memberships.businessId, businessId));
  await close(
    act,
    and(
      eq(notifications.userId, userId),
      inArray(notifications.kind, staffKinds),
      inArray(notifications.membershipId, ofBusiness),
    ),
  );
}
