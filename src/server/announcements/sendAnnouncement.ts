import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { AnnouncementInput } from '../../contract/entities.gen';
import { chosenIds } from '../../domain/announcements/audience';
import { recordAct } from '../audit';
import type { AppContext } from '../platform/context';
import { announcements } from '../platform/database/schema';
import { conflict } from '../platform/http/problem';
import { enqueueJobs } from '../platform/jobs/enqueue';
import { lockMembership } from '../tenancy';
import { peopleOfAudience } from './audience';
import { announcementQueue } from './deliverAnnouncements';
import { countAttempt } from '../platform/http/limits/attempts';
import { announcementsLimits } from './limits';
import { refusals } from './refusals';

interface Author {
  membershipId: string;
  authorId: string;
}

/**
 * Stores an announcement and its recipients, whom a job then notifies (rule announcements.delivery). Returns its id.
 * 409 if nobody is in the audience, 429 for too many by one person.
 */
export async function sendAnnouncement(
  context: AppContext,
  { membershipId, authorId }: Author,
  { title, text, audience }: AnnouncementInput,
): Promise<string> {
  await countAttempt(context, announcementsLimits.announcement(authorId));
  const id = await context.act(async (act) => {
    await lockMembership(act, membershipId);
    const announcement = { id: v7(), membershipId, authorId, title, text, audience: audience.kind };
    const chosen = chosenIds(audience).length;
    await act.tx.insert(announcements).values({ ...announcement, chosen, total: 0, createdAt: act.now });
    const now = sql`${act.now.toISOString()}::timestamptz`;
    const { rowCount } = await act.tx.execute(sql`
      insert into announcement_recipients (announcement_id, user_id, created_at, due_at)
      select ${announcement.id}::uuid, u.id, ${now}, ${now}
      from ${peopleOfAudience({ membershipId, authorId, audience })}`);
    if (!rowCount) throw conflict('nobody_chosen', refusals.nobodyChosen);
    await act.tx.update(announcements).set({ total: rowCount }).where(eq(announcements.id, announcement.id));
    await enqueueJobs(act, announcementQueue, [{ data: {} }]);
    await recordAct(act, 'ANNOUNCEMENT_SENT', { membershipId });
    return announcement.id;
  });
  context.jobs.wake(announcementQueue);
  return id;
}
