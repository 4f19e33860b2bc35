import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { createTransport, type Transporter } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { DEFAULT_LANGUAGE, knownLanguage, type Language } from '../../../domain/text/languages';
import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { Database, Queryable } from '../database/client';
import { keptMails, mails, users } from '../database/schema';
import { calendarFile, contentOf, findTemplate, messageOf, templateOf, type MailRow, type MailToSend } from './message';
import { MAIL_JOB_SECONDS } from './queues';
import { renderMail } from './render';
import type { MailTemplates, Refusal } from './template';

type Values = PgUpdateSetSource<typeof mails>;
type Reader = Pick<typeof users.$inferSelect, 'email' | 'disabledAt'>;

/**
 * How a mail ended: abandoned, withdrawn (no recipient or nothing left to say), or withheld (its reader has reached the
 * limit).
 */
export type MailOutcome = 'sent' | 'failed' | 'withdrawn' | 'withheld';

export interface MailDelivery {
  /**
   * Sends one mail once; does nothing if it is already sent. Throws if a retry may work. If the process ends after the
   * mail server's response but before the row is marked, the same mail is sent once more (rule platform.mail).
   */
  deliver: (mailId: string) => Promise<void>;
  markFailed: (mailId: string) => Promise<void>;
  close: () => void;
}

/**
 * Milliseconds. A mail server may scan a mail for minutes before accepting it; closing the connection earlier causes a
 * needless duplicate (RFC 1047).
 */
const TIME_LIMITS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 240_000, dnsTimeout: 20_000 };
const CONNECTIONS = 5;

/** Maximum duration of one try, even on a slow server. The try's job stays locked for a while longer. */
const MAX_ATTEMPT_MS = (MAIL_JOB_SECONDS - 30) * 1000;

interface MailDeps {
  database: Database;
  clock: Clock;
  config: Config;
  templates: MailTemplates;
  onEnd?: (template: string, outcome: MailOutcome) => void;
}

/**
 * Whether mail programs and servers read an address as exactly this one. Older accounts may have an address that
 * isn't accepted today, such as one with two dots in a row, and still get their mail.
 */
function isReadAsItself(address: string): boolean {
  // Servers drop or refuse invisible characters.
  if (/\p{Default_Ignorable_Code_Point}/u.test(address)) return false;
  const [only, ...others] = addressparser(address);
  return others.length === 0 && only !== undefined && 'address' in only && only.address === address;
}

class NotAnAddress extends Error {
  constructor() {
    super('The recipient isn’t exactly one email address.');
  }
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof NotAnAddress) return 'address';
  const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number };
  if (responseCode < 500) return undefined;
  if (code === 'EENVELOPE' && command === 'RCPT TO') return 'address';
  return code === 'EMESSAGE' && command === 'DATA' ? 'content' : undefined;
}

export function makeMailDelivery(deps: MailDeps): MailDelivery {
  const { clock, config, templates, onEnd } = deps;
  const { db } = deps.database;
  const transport: Transporter | undefined =
    config.smtpUrl === undefined
      ? undefined
      : createTransport({ url: config.smtpUrl, pool: true, maxConnections: CONNECTIONS, ...TIME_LIMITS });

  const isQueued = (mailId: string) => and(eq(mails.id, mailId), eq(mails.state, 'queued'));
  const change = (on: Queryable, mailId: string, values: Values) =>
    on.update(mails).set(values).where(isQueued(mailId)).returning({ id: mails.id });

  // A sent mail is emptied, since its data may hold links with codes.
  const sent = () => ({ state: 'sent' as const, sentAt: clock.now(), data: {}, lastError: null });

  const shortLived = Object.values(templates).filter(({ isShortLived }) => isShortLived);
  const isShortLived = inArray(
    mails.template,
    shortLived.map(({ name }) => name),
  );
  // An abandoned mail can still be sent by hand, unless it would be out of date.
  const failed = {
    state: 'failed' as const,
    data: sql`case when ${isShortLived} then '{}'::jsonb else ${mails.data} end`,
  };

  function keep(mail: MailToSend): Promise<void> {
    const { row, language } = mail;
    const content = contentOf(mail, templates);
    const { id, toAddress, createdAt } = row;
    const calendar = calendarFile(content, mail, config.mailFrom);
    return db.transaction(async (tx) => {
      await tx
        .insert(keptMails)
        .values({ id, toAddress, createdAt, calendar, ...renderMail(content, language) })
        .onConflictDoNothing();
      await change(tx, id, sent());
    });
  }

  async function send(mail: MailToSend): Promise<void> {
    const { row } = mail;
    if (!isReadAsItself(row.toAddress)) throw new NotAnAddress();
    // In production an undelivered mail is never marked as sent (rule platform.production).
    if (!transport && config.production) throw new Error('SMTP_URL is not set.');
    if (!transport) return keep(mail);
    const signal = AbortSignal.timeout(MAX_ATTEMPT_MS);
    await transport.sendMail({ ...messageOf(mail, config.mailFrom, templates), signal });
    await change(db, row.id, sent());
  }

  async function queuedMail(mailId: string) {
    const [row] = await db
      .select({
        mail: mails,
        reader: { email: users.email, disabledAt: users.disabledAt },
        isRefused: sql<boolean>`exists (select from users addressee
          where fold_email(addressee.email) = fold_email(${mails.toAddress}) and addressee.disabled_at is not null)`,
      })
      .from(mails)
      .leftJoin(users, eq(users.id, mails.heldUserId))
      .where(isQueued(mailId));
    return row;
  }

  /**
   * The mail to send now: a held mail goes to its reader's current address, and the contents of a deferred mail are
   * filled in now.
   */
  async function outgoing(mail: MailRow, reader: Reader | null): Promise<MailRow | undefined> {
    if (mail.heldUserId !== null) return reader?.disabledAt === null ? { ...mail, toAddress: reader.email } : undefined;
    const { fillIn } = templateOf(mail, templates);
    if (!fillIn) return mail;
    const filled = await fillIn({ db, config, now: clock.now() }, mail.data);
    return filled && { ...mail, toAddress: filled.to, data: filled.data };
  }

  /** Of the account with the address, or else of the person who caused the mail (rule platform.language). */
  async function readerLanguage({ toAddress, language }: MailRow): Promise<Language> {
    const [reader] = await db
      .select({ language: users.language })
      .from(users)
      .where(sql`fold_email(${users.email}) = fold_email(${toAddress}) and ${users.verifiedAt} is not null`);
    return knownLanguage(reader ? reader.language : language) ?? DEFAULT_LANGUAGE;
  }

  /** Finishes an unsent mail and runs its consequences exactly once, since a finished mail is not changed again. */
  async function abandon(mail: MailRow, end: Values | 'takenBack', refusal?: Refusal): Promise<void> {
    const isOver = await db.transaction(async (tx) => {
      const takeBack = () => tx.delete(mails).where(isQueued(mail.id)).returning({ id: mails.id });
      const [over] = await (end === 'takenBack' ? takeBack() : change(tx, mail.id, end));
      if (over) await findTemplate(mail, templates)?.unsent?.(tx, mail.data, { now: clock.now(), refusal });
      return over !== undefined;
    });
    if (isOver) onEnd?.(mail.template, end === 'takenBack' ? 'withdrawn' : 'failed');
  }

  return {
    deliver: async (mailId) => {
      const row = await queuedMail(mailId);
      if (!row) return;
      const mail = row.isRefused ? undefined : await outgoing(row.mail, row.reader);
      if (!mail) return abandon(row.mail, 'takenBack');
      // Counts the try beforehand, so that a try during which the server is killed counts too.
      const [tried] = await change(db, mailId, { attempts: sql`${mails.attempts} + 1` });
      if (!tried) return;
      try {
        await send({ row: mail, language: await readerLanguage(mail) });
        onEnd?.(mail.template, 'sent');
      } catch (error) {
        const lastError = error instanceof Error ? error.message : String(error);
        const refusal = refusalOf(error);
        if (refusal) return abandon(row.mail, { lastError, ...failed }, refusal);
        await change(db, mailId, { lastError });
        throw error;
      }
    },
    markFailed: async (mailId) => {
      const row = await queuedMail(mailId);
      if (row) await abandon(row.mail, failed);
    },
    close: () => transport?.close(),
  };
}
