import { sql } from 'drizzle-orm';
import { pageLinks } from '../../../domain/links';
import type { Mail } from '../../platform/mail/mail';
import type { DeferredTemplate, FilledMail, MailTemplate, SendContext } from '../../platform/mail/template';
import { leadershipMails } from '../mails';
import { leadershipNotifications } from '../notificationKinds';

const WAIT_SECONDS = 60 * 60;

type MoreApplications = Parameters<(typeof leadershipMails)['more-leaders-applied']['render']>[0];

/** The time of the first application about which this member of staff got no mail; epoch milliseconds. */
interface QueuedMore {
  userId: string;
  membershipId: string;
  since: number;
}

async function fillIn(
  { db, config }: SendContext,
  { userId, membershipId, since }: QueuedMore,
): Promise<FilledMail<MoreApplications> | undefined> {
  const { rows } = await db.execute<Omit<MoreApplications, 'link'> & { to: string }>(sql`
    select u.email as "to", u.first_name as "firstName", m.name as "membershipName",
      m.support_email as "supportEmail", (
        select count(*)::int from notifications n where n.user_id = u.id and n.membership_id = m.id and n.dismissed_at is null
          and n.kind = ${leadershipNotifications['leader-applied'].name}
          and n.created_at >= ${new Date(since).toISOString()}::timestamptz) as count
    from memberships m join business_staff s on s.business_id = m.business_id join users u on u.id = s.user_id
    where m.id = ${membershipId}::uuid and u.id = ${userId}::uuid and u.disabled_at is null`);
  const [row] = rows;
  if (!row || row.count === 0) return undefined;
  const { to, ...data } = row;
  return { to, data: { ...data, link: config.publicUrl + pageLinks.notifications() } };
}

export const moreApplicationsMail: MailTemplate<MoreApplications> & DeferredTemplate<QueuedMore, MoreApplications> = {
  ...leadershipMails['more-leaders-applied'],
  fillIn,
  unsent: () => Promise.resolve(),
};

export const moreApplications = (to: string, data: QueuedMore): Mail<unknown>['overLimit'] => ({
  to,
  template: moreApplicationsMail,
  data,
  subjectId: data.membershipId,
  waitSeconds: WAIT_SECONDS,
});
