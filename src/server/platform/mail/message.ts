import type { SendMailOptions } from 'nodemailer';
import { isEmailAddress } from '../../../domain/account/email';
import type { Language } from '../../../domain/text/languages';
import type { MailSender } from '../config/mailSender';
import type { mails } from '../database/schema';
import { invitationCalendar } from './calendar';
import type { MailContent } from './content';
import { renderMail } from './render';
import type { DeferredTemplate, MailTemplate, MailTemplates } from './template';

export type MailRow = typeof mails.$inferSelect;

type AnyTemplate = MailTemplate<unknown> & Partial<DeferredTemplate<unknown, MailRow['data']>>;

export const findTemplate = (row: MailRow, templates: MailTemplates): AnyTemplate | undefined =>
  Object.hasOwn(templates, row.template) ? (templates[row.template] as AnyTemplate) : undefined;

/** Throws if the product no longer has the template. */
export function templateOf(row: MailRow, templates: MailTemplates): AnyTemplate {
  const template = findTemplate(row, templates);
  if (!template) throw new Error(`There is no mail template '${row.template}'.`);
  return template;
}

export interface MailToSend {
  row: MailRow;
  language: Language;
}

export const contentOf = ({ row, language }: MailToSend, templates: MailTemplates): MailContent =>
  templateOf(row, templates).render(row.data, language, row.createdAt);

export function calendarFile(
  { calendar }: MailContent,
  { row, language }: MailToSend,
  organizer: MailSender,
): string | undefined {
  const attendee = { name: row.toAddress, address: row.toAddress };
  return calendar && invitationCalendar(calendar, { organizer, attendee }, { language, stamp: row.createdAt });
}

/** The message for SMTP. Its id stays the same in every try, so that receivers recognise duplicates. */
export function messageOf(mail: MailToSend, from: MailSender, templates: MailTemplates): SendMailOptions {
  const { row, language } = mail;
  const content = contentOf(mail, templates);
  const { subject, html, text } = renderMail(content, language);
  const { replyTo, calendar, unsubscribe } = content;
  return {
    messageId: `<${row.id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    from,
    to: { name: '', address: row.toAddress },
    ...(replyTo && isEmailAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    date: row.createdAt,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(calendar && {
      icalEvent: {
        method: calendar.method,
        filename: 'meeting.ics',
        content: calendarFile(content, mail, from),
      },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
