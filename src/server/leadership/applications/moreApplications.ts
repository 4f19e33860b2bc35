import { sql } from 'drizzle-orm';
import { pageLinks } from '../../../domain/links';
import type { Mail } from '../../platform/mail/mail';
import type { DeferredTemplate, FilledMail, MailTemplate, SendContext } from '../../platform/mail/template';
import { leadershipMails } from '../mails';
import { leadershipNotifications } from '../notificationKinds';

/** How long to wait for further applications before mailing how many there are. Seconds. */
const WAIT_SECONDS = 60 * 60;

type MoreApplications = Parameters<(typeof leadershipMails)['more-leaders-applied']['render']>[0];

/** A person of staff, and when the first application came that they got no mail about. Epoch milliseconds. */
interface QueuedMore {
  userId: string;
  membershipId: string;
  since: number;
}

/**
 * Counts the applications in the membership that still wait for an answer; undefined if there are none, or if the person
 * is no longer of its staff.
 */
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

/** Says how many applications in a membership staff got no mail about, because there were too many that day. */
export const moreApplicationsMail: MailTemplate<MoreApplications> & DeferredTemplate<QueuedMore, MoreApplications> = {
  ...leadershipMails['more-leaders-applied'],
  fillIn,
  unsent: () => Promise.resolve(),
};

/** The mail to a person of staff if they get none about this application. */
export const moreApplications = (to: string, data: QueuedMore): Mail<unknown>['overLimit'] => ({
  to,
  template: moreApplicationsMail,
  data,
  about: data.membershipId,
  waitSeconds: WAIT_SECONDS,
});
