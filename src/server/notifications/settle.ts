import { and, eq, inArray, isNotNull, isNull, max, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { memberships, notifications } from '../platform/database/schema';

const { dismissedAt, dismissalId } = notifications;

const isOpen = or(isNull(dismissedAt), isNotNull(dismissalId));

/**
 * Dismisses matching open notifications on every device. Notifications that their readers have already dismissed can no
 * longer be restored.
 */
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

export const settleSubject = (act: Act, subject: string): Promise<void> =>
  dismissWhere(act, eq(notifications.subject, subject));

export async function settleSubjects(act: Act, subjects: string[], kind?: { name: string }): Promise<void> {
  if (subjects.length === 0) return;
  // Passed as a single value, since the list may cover years of messages.
  const ofSubjects = sql`${notifications.subject} = any(${sql.param(subjects)}::text[])`;
  await dismissWhere(act, and(ofSubjects, kind && eq(notifications.kind, kind.name)));
}

/**
 * Dismisses several subjects' notifications for everyone, and removes their data, because what they reported was
 * taken back (rule notifications.withdrawn). Empty rows remain, so that the same news, if repeated, is silent.
 */
export async function withdrawSubjects(act: Act, subjects: string[]): Promise<void> {
  await settleSubjects(act, subjects);
  if (subjects.length === 0) return;
  await act.tx
    .update(notifications)
    .set({ data: {}, names: null })
    .where(sql`${notifications.subject} = any(${sql.param(subjects)}::text[])`);
}

/**
 * Deletes several subjects' notifications, because what they reported no longer exists; the same news, if repeated,
 * counts as new.
 */
export async function deleteSubjects(act: Act, subjects: string[]): Promise<void> {
  await settleSubjects(act, subjects);
  if (subjects.length === 0) return;
  await act.tx.delete(notifications).where(sql`${notifications.subject} = any(${sql.param(subjects)}::text[])`);
}

/** Changes a field of the data of a subject's open notifications, as when what they are about has moved. */
export async function changeSubject(act: Act, subject: string, changes: Record<string, string>): Promise<void> {
  const { id, userId, data } = notifications;
  const changed = await act.tx
    .update(notifications)
    .set({ data: sql`${data} || ${JSON.stringify(changes)}::jsonb` })
    .where(and(eq(notifications.subject, subject), isOpen))
    .returning({ id, userId });
  for (const { id: notificationId, userId: reader } of changed) {
    act.publish({ userIds: [reader] }, { type: 'notification', notificationId, dismissed: false });
  }
}

const isOfOneOf = (userIds: string[]): SQL => sql`${notifications.userId} = any(${sql.param(userIds)}::uuid[])`;

/**
 * Dismisses a subject's open notifications for these people, except notifications they have as staff, when the decision
 * is no longer theirs.
 */
export const settleSubjectFor = (act: Act, subject: string, userIds: string[]): Promise<void> =>
  dismissWhere(act, and(eq(notifications.subject, subject), isOfOneOf(userIds), eq(notifications.forStaff, false)));

const ofGroupFor = (groupKey: string | Placeholder, userId: string | Placeholder) =>
  and(eq(notifications.groupKey, groupKey), eq(notifications.userId, userId));

export const isOpenInGroup = (groupKey: string | Placeholder, userId: string | Placeholder): SQL =>
  sql`exists (select from ${notifications} where ${and(ofGroupFor(groupKey, userId), isOpen)})`;

export const settleGroupFor = (act: Act, groupKey: string, userId: string, upTo: string): Promise<void> =>
  dismissWhere(act, and(ofGroupFor(groupKey, userId), sql`${notifications.subject} collate "C" <= ${upTo}`));

export const settleGroups = (act: Act, groupKeys: string[], userIds?: string[]): Promise<void> =>
  dismissWhere(
    act,
    and(sql`${notifications.groupKey} = any(${sql.param(groupKeys)}::text[])`, userIds && isOfOneOf(userIds)),
  );

/**
 * Reopens a subject's latest settled notifications for these people, if settled after `since`. False if there are none.
 */
export async function reopenSubject(
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

/**
 * Deletes what two people were told of each other's personal acts, since one has blocked the other; the same news, if
 * repeated, counts as new (rule blocks.notices).
 */
export async function deletePersonalBetween(act: Act, [one, other]: [string, string]): Promise<void> {
  const { userId, names, personal } = notifications;
  const isBetween = and(
    eq(personal, true),
    or(and(eq(userId, one), sql`${names} ? ${other}`), and(eq(userId, other), sql`${names} ? ${one}`)),
  );
  await dismissWhere(act, isBetween);
  await act.tx.delete(notifications).where(isBetween);
}

/** Dismisses a person's notifications from a membership that they leave, since they can't open its pages any more. */
export const dismissLeaverNotifications = (act: Act, membershipId: string, userId: string): Promise<void> =>
  dismissWhere(
    act,
    and(
      eq(notifications.userId, userId),
      eq(notifications.membershipId, membershipId),
      eq(notifications.forStaff, false),
    ),
  );

/** Dismisses a person's notifications as staff of a business, since they may no longer answer them. */
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
