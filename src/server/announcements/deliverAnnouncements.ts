import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { announcementRecipients as recipients, announcements } from '../platform/database/schema';
import { processInBatches } from '../platform/jobs/batches';
import { recurringJob } from '../platform/jobs/recurring';
import { notifyEach } from '../notifications';
import { wantsMailAndPush } from './audience';
import { mailAnnouncement } from './mail';
import { announcementNotifications } from './notificationKinds';

const PEOPLE_AT_ONCE = 250;

const POSTPONED_MS = 10 * 60_000;

interface DueAnnouncement extends Record<string, unknown> {
  id: string;
  membershipId: string;
  title: string;
}

interface DueRecipient extends Record<string, unknown> {
  userId: string;
  email: string;
  belongs: boolean;
  wantsMailAndPush: boolean;
}

const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/** Locks the oldest announcement with people to notify; skips announcements locked by other processes. */
async function lockDueAnnouncement({ tx, now }: Act): Promise<DueAnnouncement | undefined> {
  const { rows } = await tx.execute<DueAnnouncement>(sql`
    select a.id, a.membership_id as "membershipId", a.title from announcements a
    where a.told < a.total and (
      exists (select from announcement_recipients r where r.announcement_id = a.id and r.due_at <= ${instant(now)})
      or not exists (select from announcement_recipients r where r.announcement_id = a.id and r.due_at is not null))
    order by a.id limit 1 for no key update of a skip locked`);
  return rows[0];
}

/**
 * Locks the next people to notify, and whether they still belong to the membership. Skips accounts being deleted,
 * since the deletion may wait for these rows.
 */
async function lockDueRecipients(
  { tx, now }: Act,
  { id, membershipId }: DueAnnouncement,
  limit: number,
): Promise<DueRecipient[]> {
  const { rows } = await tx.execute<DueRecipient>(sql`
    select r.user_id as "userId", u.email, ${wantsMailAndPush} as "wantsMailAndPush",
      u.disabled_at is null and exists (select from members m where m.membership_id = ${membershipId}::uuid
        and m.user_id = u.id and m.disabled_at is null) as belongs
    from announcement_recipients r join users u on u.id = r.user_id
    where r.announcement_id = ${id}::uuid and r.due_at <= ${instant(now)}
    order by r.due_at, r.user_id limit ${limit}
    for update of r skip locked for key share of u skip locked`);
  return rows;
}

async function tell(act: Act, { id, membershipId, title }: DueAnnouncement, people: DueRecipient[]): Promise<void> {
  const data = { announcementId: id, title };
  await notifyEach(act, {
    kind: announcementNotifications.announcement,
    to: people.map((person) => ({
      userId: person.userId,
      membershipId,
      data,
      isSilent: !person.wantsMailAndPush,
    })),
  });
  await mailAnnouncement(
    act,
    id,
    people.filter((person) => person.wantsMailAndPush),
  );
}

/**
 * Notifies the next people of one announcement; people who no longer belong to the membership are skipped and no
 * longer count. Returns `limit`, as other announcements may follow, or 0 if nothing is due. A constant number of
 * statements.
 */
async function deliverNext(act: Act, limit: number, say: (userId: string) => void): Promise<number> {
  const announcement = await lockDueAnnouncement(act);
  if (!announcement) return 0;
  const due = await lockDueRecipients(act, announcement, limit);
  if (limit === 1 && due[0]) say(due[0].userId);
  const told = due.filter(({ belongs }) => belongs);
  const isOf = (people: DueRecipient[]) =>
    and(
      eq(recipients.announcementId, announcement.id),
      inArray(
        recipients.userId,
        people.map(({ userId }) => userId),
      ),
    );
  await tell(act, announcement, told);
  if (told.length > 0) await act.tx.update(recipients).set({ dueAt: null, toldAt: act.now }).where(isOf(told));
  const gone = due.filter(({ belongs }) => !belongs);
  if (gone.length > 0) await act.tx.delete(recipients).where(isOf(gone));
  const isLeft = await countTold(act, announcement.id, { told: told.length, gone: gone.length });
  return due.length === 0 && isLeft ? 0 : limit;
}

/**
 * Updates the counts. Once nobody is left to notify, the total becomes the number notified, since accounts may have
 * been deleted. Returns whether anybody is left.
 */
async function countTold({ tx }: Act, id: string, { told, gone }: { told: number; gone: number }): Promise<boolean> {
  const left = await tx.$count(recipients, and(eq(recipients.announcementId, id), isNotNull(recipients.dueAt)));
  const total = left > 0 ? sql`${announcements.total} - ${gone}::int` : sql`${announcements.told} + ${told}::int`;
  await tx
    .update(announcements)
    .set({ told: sql`${announcements.told} + ${told}::int`, total })
    .where(eq(announcements.id, id));
  return left > 0;
}

async function postpone({ tx, now }: Act, userId: string): Promise<void> {
  await tx
    .update(recipients)
    .set({ dueAt: new Date(now.getTime() + POSTPONED_MS) })
    .where(and(eq(recipients.userId, userId), isNotNull(recipients.dueAt)));
}

/**
 * Notifies everybody who is due, in batches (rule announcements.delivery). A batch commits its people's notifications
 * and mails together with the record that they were notified, so any number of processes may run this, or be killed,
 * and each person is notified once.
 */
export const deliverAnnouncements = (context: AppContext): Promise<void> =>
  processInBatches(context, { batchSize: PEOPLE_AT_ONCE, runBatch: deliverNext, postpone });

/** Sending an announcement also queues a run immediately; scheduled runs finish what a killed process leaves. */
export const announcementJob = recurringJob({
  name: 'announcements',
  everySeconds: 60,
  pollSeconds: 20,
  run: deliverAnnouncements,
});

export const announcementQueue = announcementJob.queue;
