import { and, eq, isNull, sql } from 'drizzle-orm';
import { settleSubjectFor } from '../notifications';
import type { AppContext } from '../platform/context';
import { announcementRecipients as recipients, announcements } from '../platform/database/schema';
import { lockAnnouncement } from './lockAnnouncement';
import { announcementSubject } from './notificationKinds';

/**
 * Records that a recipient has read an announcement, and dismisses its notification (rule announcements.read). Only
 * the first reading counts; nothing is recorded for other people, or for a withdrawn announcement.
 */
export async function readAnnouncement(context: AppContext, announcementId: string, userId: string): Promise<void> {
  await context.act(async (act) => {
    const isUnread = and(
      eq(recipients.announcementId, announcementId),
      eq(recipients.userId, userId),
      isNull(recipients.readAt),
    );
    // The notification may have arrived after the first reading.
    await settleSubjectFor(act, announcementSubject(announcementId), [userId]);
    if ((await act.tx.$count(recipients, isUnread)) === 0) return;
    const { withdrawnAt } = await lockAnnouncement(act, announcementId);
    if (withdrawnAt) return;
    const { rowCount } = await act.tx.update(recipients).set({ readAt: act.now }).where(isUnread);
    if (!rowCount) return;
    await act.tx
      .update(announcements)
      .set({ read: sql`${announcements.read} + 1` })
      .where(eq(announcements.id, announcementId));
  });
}
