import { sql } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import { unsubscribeCode, unsubscribeLinks } from '../notifications';
import type { Act } from '../platform/act';
import type { Queryable } from '../platform/database/client';
import { fullNameOf } from '../platform/database/fullNameOf';
import { greeting, oneLine, type MailContent } from '../platform/mail/content';
import {
  mailTemplates,
  type DeferredTemplate,
  type FilledMail,
  type MailTemplate,
  type SendContext,
} from '../platform/mail/template';
import { issueCodes } from '../session';
import { wantsMailAndPush } from './audience';
import { wordsIn } from './mailWords.gen';

const TYPE = 'ANNOUNCEMENT';

interface QueuedAnnouncement {
  announcementId: string;
  userId: string;
  secret: string;
}

export interface AnnouncementMailData {
  firstName: string;
  membershipName: string;
  authorName?: string;
  title: string;
  text: string;
  link: string;
  settingsLink: string;
  unsubscribe: { page: string; oneClick: string };
  supportEmail: string;
}

const templates = mailTemplates({
  announcement: (data: AnnouncementMailData, language): MailContent => {
    const words = wordsIn(language);
    const { membershipName, authorName } = data;
    return {
      subject: words.subject({ membershipName, title: oneLine(data.title) }),
      paragraphs: [
        greeting(data.firstName, language),
        authorName ? words.fromAuthor({ authorName, membershipName }) : words.withoutAuthor({ membershipName }),
        ...data.text.split(/\s*\n\s*/).filter((line) => line !== ''),
      ],
      button: { label: words.button, link: data.link },
      why: words.why(data),
      settings: { label: words.settings, link: data.settingsLink },
      unsubscribe: data.unsubscribe,
      replyTo: data.supportEmail,
    };
  },
});

interface MailRow extends Record<string, unknown> {
  email: string;
  firstName: string;
  membershipName: string;
  supportEmail: string;
  authorName: string | null;
  title: string;
  text: string;
}

async function announcementToMail(
  db: Queryable,
  { announcementId, userId }: QueuedAnnouncement,
): Promise<MailRow | undefined> {
  const { rows } = await db.execute<MailRow>(sql`
    select u.email, u.first_name as "firstName", ms.name as "membershipName", ms.support_email as "supportEmail",
      ${fullNameOf(sql`a.author_id`)} as "authorName", a.title, a.text
    from announcements a
    join memberships ms on ms.id = a.membership_id
    join members m on m.membership_id = a.membership_id and m.user_id = ${userId}::uuid and m.disabled_at is null
    join users u on u.id = m.user_id and u.disabled_at is null
    where a.id = ${announcementId}::uuid and a.withdrawn_at is null and ${wantsMailAndPush}`);
  return rows[0];
}

async function fillIn(
  { db, config }: SendContext,
  queued: QueuedAnnouncement,
): Promise<FilledMail<AnnouncementMailData> | undefined> {
  const row = await announcementToMail(db, queued);
  if (!row) return undefined;
  const { email: to, authorName, ...rest } = row;
  const page = (path: string) => config.publicUrl + path;
  const data: AnnouncementMailData = {
    ...rest,
    ...(authorName !== null && { authorName }),
    link: page(pageLinks.announcement(queued.announcementId)),
    settingsLink: page(pageLinks.notificationSettings()),
    unsubscribe: unsubscribeLinks(config, queued.secret, TYPE),
  };
  return { to, data };
}

/** The mail of an announcement; its text is looked up when the mail is sent, so that no withdrawn text is mailed. */
export const announcementMail: MailTemplate<AnnouncementMailData> &
  DeferredTemplate<QueuedAnnouncement, AnnouncementMailData> = {
  ...templates.announcement,
  fillIn,
  unsent: () => Promise.resolve(),
};

export async function mailAnnouncement(
  act: Act,
  announcementId: string,
  people: { userId: string; email: string }[],
): Promise<void> {
  const secrets = await issueCodes(
    act.tx,
    people.map(({ userId }) => unsubscribeCode(userId, TYPE)),
    act.now,
  );
  people.forEach(({ userId, email: to }, index) => {
    const data: QueuedAnnouncement = { announcementId, userId, secret: secrets[index] ?? '' };
    act.mail({ to, template: announcementMail, data });
  });
}
