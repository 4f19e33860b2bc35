import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Act } from '../platform/act';
import type { Tx } from '../platform/database/client';
import { insertAll } from '../platform/database/insertAll';
import { members, notifications, pushSubscriptions, users } from '../platform/database/schema';
import { enqueueJobs } from '../platform/jobs/enqueue';
import { groupKeyOf, type NotificationKind } from './kind';
import { namesIn, type NamedPerson } from './names';
import { pushQueue } from './push';

/** What is said to whom. With `membershipId` it names the membership, and members disabled there are left out. */
export interface Notice<Data> {
  kind: NotificationKind<Data>;
  userIds: string[];
  data: Data;
  membershipId?: string;
  /** Whom the message names in bold: they leave it with their accounts (rule notifications.names). */
  people?: readonly NamedPerson[];
  /** How long devices wait, in which it may be dismissed. Seconds; none unless said. */
  pushAfter?: number;
}

interface Reader {
  userId: string;
  subscriptionId: string | null;
}

/** Who of these may be told, a row for each of their devices: no disabled account, nobody disabled in the membership. */
function readersOf(tx: Tx, userIds: string[], membershipId: string | undefined): Promise<Reader[]> {
  // A list as one value: thousands may be told.
  const isOneOf = sql`${users.id} = any(${sql.param(userIds)}::uuid[])`;
  const ofMembership = membershipId ? eq(members.membershipId, membershipId) : sql`false`;
  return tx
    .select({ userId: users.id, subscriptionId: pushSubscriptions.id })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), ofMembership))
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.userId, users.id))
    .where(and(isOneOf, isNull(users.disabledAt), isNull(members.disabledAt)));
}

/** A notification's row, but for whom and when. `people`: whom its message names. */
export function notificationColumns<Data>(
  kind: NotificationKind<Data>,
  data: Data,
  people: readonly NamedPerson[] = [],
) {
  const { name, forStaff = false, needsAnswer = false, content } = kind;
  const { message, actionType, primary, secondary, icon, subject, group } = content(data);
  return {
    kind: name,
    forStaff,
    message,
    actionType,
    primaryDisplayName: primary.name,
    primaryActionUrl: primary.url,
    secondaryDisplayName: secondary?.name,
    secondaryActionUrl: secondary?.url,
    primaryIcon: icon,
    subject,
    needsAnswer: needsAnswer || actionType === 'ACTION' || actionType === 'CHOICE',
    groupKey: group && groupKeyOf(kind, group.about),
    groupSummary: group?.summary,
    names: namesIn(people),
  };
}

/**
 * Notifies people of something: an entry in their list each, their open streams, and their devices where the kind says
 * so. Three statements for up to a thousand people, and one more for each further thousand; written in the act's
 * transaction, sent after it.
 */
export async function notify<Data>(act: Act, notice: Notice<Data>): Promise<void> {
  const { kind, userIds, data, membershipId, people, pushAfter: startAfter } = notice;
  if (userIds.length === 0) return;
  const readers = await readersOf(act.tx, [...new Set(userIds)], membershipId);
  const idOf = new Map(readers.map(({ userId }) => [userId, v7()]));
  if (idOf.size === 0) return;
  const columns = notificationColumns(kind, data, people);
  const rows = [...idOf].map(([userId, id]) => ({ id, userId, membershipId, ...columns, createdAt: act.now }));
  await insertAll(rows, (chunk) => act.tx.insert(notifications).values(chunk));
  for (const [userId, notificationId] of idOf) {
    act.publish({ userIds: [userId] }, { type: 'notification', notificationId, dismissed: false });
  }
  if (!kind.push) return;
  await enqueueJobs(
    act,
    pushQueue,
    readers.flatMap(({ userId, subscriptionId }) =>
      subscriptionId ? [{ data: { notificationId: idOf.get(userId) ?? '', subscriptionId }, startAfter }] : [],
    ),
  );
}
