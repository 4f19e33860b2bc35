import { and, eq, inArray, sql } from 'drizzle-orm';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { MailSender } from '../config/mailSender';
import type { Database } from '../database/client';
import { keptMails, mails, users } from '../database/schema';
import { calendarText } from './calendar';
import { oneLine, type MailContent } from './content';
import { renderMail } from './render';
import type { DecidedLater, MailTemplate, MailTemplates } from './template';

type MailRow = typeof mails.$inferSelect;
type Reader = Pick<typeof users.$inferSelect, 'email' | 'disabledAt'>;

/** Sends what the outbox holds, by SMTP or, without a server for it, into the development mailbox. */
export interface MailDelivery {
  /** Sends one mail, once: nothing when it is sent already. Throws when a later try may work. */
  deliver: (mailId: string) => Promise<void>;
  /** Gives up a mail that was tried often enough. */
  markFailed: (mailId: string) => Promise<void>;
  close: () => void;
}

/** Milliseconds; together shorter than a job may take, so that no mail is tried twice at once. */
const TIME_LIMITS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000, dnsTimeout: 20_000 };
const CONNECTIONS = 5;

interface MailDeps {
  database: Database;
  clock: Clock;
  config: Config;
  /** Every mail the product writes. */
  templates: MailTemplates;
}

/** The server refuses this very address: trying again would change nothing. */
const isRefused = (error: unknown): boolean => {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  return code === 'EENVELOPE' && command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
};

type AnyTemplate = MailTemplate<unknown> & Partial<DecidedLater<unknown, MailRow['data']>>;

function templateOf(row: MailRow, templates: MailTemplates): AnyTemplate {
  const template = Object.hasOwn(templates, row.template) ? templates[row.template] : undefined;
  if (!template) throw new Error(`There is no mail template '${row.template}'.`);
  return template as AnyTemplate;
}

const contentOf = (row: MailRow, templates: MailTemplates): MailContent =>
  templateOf(row, templates).render(row.data, row.createdAt);

/** The calendar file of a mail that has one, from the product to the reader. */
function calendarFile({ calendar }: MailContent, row: MailRow, organizer: MailSender): string | undefined {
  const attendee = { name: row.toAddress, address: row.toAddress };
  return calendar && calendarText(calendar, { organizer, attendee }, row.createdAt);
}

/** The message for SMTP. Its id stays the same in every try, so that a receiver knows a second copy. */
export function messageOf(row: MailRow, from: MailSender, templates: MailTemplates): SendMailOptions {
  const content = contentOf(row, templates);
  const { subject, html, text } = renderMail(content);
  const { replyTo, calendar, unsubscribe } = content;
  return {
    messageId: `<${row.id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    from,
    to: { name: '', address: row.toAddress },
    ...(replyTo && { replyTo: { name: '', address: oneLine(replyTo) } }),
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
        content: calendarFile(content, row, from),
      },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function makeMailDelivery({ database: { db }, clock, config, templates }: MailDeps): MailDelivery {
  const transport: Transporter | undefined =
    config.smtpUrl === undefined
      ? undefined
      : createTransport({ url: config.smtpUrl, pool: true, maxConnections: CONNECTIONS, ...TIME_LIMITS });

  const isQueued = (mailId: string) => and(eq(mails.id, mailId), eq(mails.state, 'queued'));
  // What is sent is emptied: its data may hold links with codes.
  const sent = () => ({ state: 'sent' as const, sentAt: clock.now(), data: {}, lastError: null });

  const shortLived = Object.values(templates).filter(({ isShortLived }) => isShortLived);
  const isShortLived = inArray(
    mails.template,
    shortLived.map(({ name }) => name),
  );
  // What is given up can still be sent by hand, unless it would be out of date.
  const failed = {
    state: 'failed' as const,
    data: sql`case when ${isShortLived} then '{}'::jsonb else ${mails.data} end`,
  };

  function keep(row: MailRow): Promise<void> {
    const content = contentOf(row, templates);
    const { id, toAddress, createdAt } = row;
    const calendar = calendarFile(content, row, config.mailFrom);
    return db.transaction(async (tx) => {
      await tx
        .insert(keptMails)
        .values({ id, toAddress, createdAt, calendar, ...renderMail(content) })
        .onConflictDoNothing();
      await tx.update(mails).set(sent()).where(isQueued(id));
    });
  }

  async function send(row: MailRow): Promise<void> {
    if (!transport) return keep(row);
    await transport.sendMail(messageOf(row, config.mailFrom, templates));
    await db.update(mails).set(sent()).where(isQueued(row.id));
  }

  /** A mail as it goes out now: what was held to its reader's present address, what is decided by then as it is. */
  async function outgoing(mail: MailRow, reader: Reader | null): Promise<MailRow | undefined> {
    if (mail.heldUserId !== null) return reader?.disabledAt === null ? { ...mail, toAddress: reader.email } : undefined;
    const { fillIn } = templateOf(mail, templates);
    if (!fillIn) return mail;
    const filled = await fillIn({ db, config }, mail.data);
    return filled && { ...mail, toAddress: filled.to, data: filled.data };
  }

  /** A mail that is still to be sent. What there is nobody to send to for, or nothing left to say of, is taken back. */
  async function queuedMail(mailId: string): Promise<MailRow | undefined> {
    const [row] = await db
      .select({ mail: mails, reader: { email: users.email, disabledAt: users.disabledAt } })
      .from(mails)
      .leftJoin(users, eq(users.id, mails.heldUserId))
      .where(isQueued(mailId));
    const mail = row && (await outgoing(row.mail, row.reader));
    if (row && !mail) await db.delete(mails).where(isQueued(mailId));
    return mail;
  }

  return {
    deliver: async (mailId) => {
      const row = await queuedMail(mailId);
      if (!row) return;
      try {
        await send(row);
      } catch (error) {
        const isOver = isRefused(error);
        await db
          .update(mails)
          .set({
            attempts: sql`${mails.attempts} + 1`,
            lastError: error instanceof Error ? error.message : String(error),
            ...(isOver && failed),
          })
          .where(isQueued(mailId));
        if (!isOver) throw error;
      }
    },
    markFailed: async (mailId) => {
      await db.update(mails).set(failed).where(isQueued(mailId));
    },
    close: () => transport?.close(),
  };
}
