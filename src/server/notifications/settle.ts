import { and, eq, inArray, isNotNull, isNull, max, or, sql, type SQL } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { memberships, notifications } from '../platform/database/schema';

const { dismissedAt, dismissalId } = notifications;

/** What is listed, or may come back by an Undo. */
const isOpen = or(isNull(dismissedAt), isNotNull(dismissalId));

/** Dismisses what is still open of these, on every device. What its readers have dismissed comes back by no Undo. */
async function dismissWhere(act: Act, which: SQL | undefined): Promise<void> {
  const closed = await act.tx
    .update(notifications)
    .set({ dismissedAt: sql`coalesce(${dismissedAt}, ${act.now.toISOString()}::timestamptz)`, dismissalId: null })
    .where(and(which, isOpen))
    .returning({ id: notifications.id, userId: notifications.userId, dismissedAt });
  for (const { id, userId, dismissedAt: at } of closed) {
    if (at?.getTime() !== act.now.getTime()) continue;
    act.publish({ userIds: [userId] }, { type: 'notification', notificationId: id, dismissed: true });
  }
}

/** Dismisses what is still open of a subject, for everybody: one has decided, so the others need not. */
export const settle = (act: Act, subject: string): Promise<void> =>
  dismissWhere(act, eq(notifications.subject, subject));

/** The same of several subjects. One statement, however many they are. */
export async function settleAll(act: Act, subjects: string[]): Promise<void> {
  if (subjects.length === 0) return;
  // One value, however many: it may be what somebody has written in years.
  await dismissWhere(act, sql`${notifications.subject} = any(${sql.param(subjects)}::text[])`);
}

const isOfOneOf = (userIds: string[]): SQL => sql`${notifications.userId} = any(${sql.param(userIds)}::uuid[])`;

/** The same for these people, but not what they were told as staff: it is no longer theirs to decide. */
export const settleFor = (act: Act, subject: string, userIds: string[]): Promise<void> =>
  dismissWhere(act, and(eq(notifications.subject, subject), isOfOneOf(userIds), eq(notifications.forStaff, false)));

const ofGroupFor = (groupKey: string, userId: string) =>
  and(eq(notifications.groupKey, groupKey), eq(notifications.userId, userId));

/** Whether something of a group (`groupKeyOf`) is open for one person: an expression for the statement of another. */
export const isOpenInGroup = (groupKey: string, userId: string): SQL =>
  sql`exists (select from ${notifications} where ${and(ofGroupFor(groupKey, userId), isOpen)})`;

/** Dismisses what is still open of a group for one person, up to a subject in the order of their letters. */
export const settleGroupFor = (act: Act, groupKey: string, userId: string, upTo: string): Promise<void> =>
  dismissWhere(act, and(ofGroupFor(groupKey, userId), sql`${notifications.subject} collate "C" <= ${upTo}`));

/** Dismisses what is still open of groups, for these people or for everybody. One statement, however many they are. */
export const settleGroups = (act: Act, groupKeys: string[], userIds?: string[]): Promise<void> =>
  dismissWhere(
    act,
    and(sql`${notifications.groupKey} = any(${sql.param(groupKeys)}::text[])`, userIds && isOfOneOf(userIds)),
  );

/**
 * Opens again, for these people, what was settled last of a subject, unless that is longer ago than `since`. False when
 * there is nothing of the kind.
 */
export async function reopen(
  act: Act,
  subject: string,
  { since, userIds }: { since: Date; userIds: string[] },
): Promise<boolean> {
  const ofSubject = eq(notifications.subject, subject);
  const [last] = await act.tx
    .select({ settledAt: max(notifications.dismissedAt) })
    .from(notifications)
    .where(ofSubject);
  const settledAt = last?.settledAt;
  if (!settledAt || settledAt < since) return false;
  const opened = await act.tx
    .update(notifications)
    .set({ dismissedAt: null })
    .where(and(ofSubject, eq(notifications.dismissedAt, settledAt), inArray(notifications.userId, userIds)))
    .returning({ id: notifications.id, userId: notifications.userId });
  for (const { id, userId } of opened) {
    act.publish({ userIds: [userId] }, { type: 'notification', notificationId: id, dismissed: false });
  }
  return true;
}

/** Dismisses what somebody was told as staff of a business: they may answer none of it any more. */
export async function dismissStaffNotifications(act: Act, businessId: string, userId: string): Promise<void> {
  const ofBusiness = act.tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(eq(memberships.businessId, businessId));
  await dismissWhere(
    act,
    and(
      eq(notifications.userId, userId),
      eq(notifications.forStaff, true),
      inArray(notifications.membershipId, ofBusiness),
    ),
  );
}
