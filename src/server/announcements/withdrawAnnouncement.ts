import { and, eq, isNotNull } from 'drizzle-orm';
import { recordAct } from '../audit';
import { withdrawSubjects } from '../notifications';
import type { AppContext } from '../platform/context';
import { announcementRecipients as recipients, announcements } from '../platform/database/schema';
import { lockAnnouncement } from './lockAnnouncement';
import { announcementSubject } from './notificationKinds';

/**
 * Removes an announcement's text and notifications, and stops its delivery (rule announcements.withdrawal). Safe to
 * repeat.
 */
export async function withdrawAnnouncement(context: AppContext, announcementId: string): Promise<void> {
  await context.act(async (act) => {
    const { withdrawnAt, membershipId, told } = await lockAnnouncement(act, announcementId);
    if (withdrawnAt) return;
    await act.tx
      .update(announcements)
      .set({ title: '', text: '', withdrawnAt: act.now, total: told })
      .where(eq(announcements.id, announcementId));
    await act.tx
      .delete(recipients)
      .where(and(eq(recipients.announcementId, announcementId), isNotNull(recipients.dueAt)));
    await withdrawSubjects(act, [announcementSubject(announcementId)]);
    await recordAct(act, 'ANNOUNCEMENT_WITHDRAWN', { membershipId });
  });
}
