import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Database } from '../database/client';
import { keptMails } from '../database/schema';
import { brand } from '../brand';
import { escapeHtml as escape } from '../escapeHtml';

const MAX_SHOWN = 200;

/** A mail loads no resources and runs no scripts; style attributes format it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLE = `
  body { margin: 0; padding: 24px 16px; background: ${brand.ground}; color: ${brand.ink}; font: 15px/1.5 ${brand.font} }
  main { max-width: 720px; margin: 0 auto }
  h1 { font-size: 26px; line-height: 1.25; margin: 0 0 16px } h2 { font-size: 17px; margin: 24px 0 8px }
  a { color: ${brand.primary} } a:focus-visible { outline: 2px solid ${brand.primary}; outline-offset: 2px }
  ol { list-style: none; padding: 0; margin: 0; background: ${brand.card}; border: 1px solid ${brand.line}; border-radius: 12px }
  li { padding: 12px 16px } li + li { border-top: 1px solid ${brand.line} } li a { font-weight: 600 }
  .quiet { color: ${brand.quiet}; font-size: 13px } pre { white-space: pre-wrap; overflow-wrap: anywhere }
  article, pre { padding: 16px; margin: 0; background: ${brand.card}; border: 1px solid ${brand.line}; border-radius: 12px }
  article > table { background: ${brand.ground} }`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<title>${escape(title)} · Stepwell mailbox</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

function send(reply: FastifyReply, status: number, title: string, body: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page(title, body));
}

const sendNone = (reply: FastifyReply) =>
  send(reply, 404, 'No such mail', '<h1>No such mail</h1><p><a href="/dev/mail">All mail</a></p>');

const sendCalendar = (reply: FastifyReply, calendar: string) =>
  reply
    .headers({ 'content-disposition': 'attachment; filename="meeting.ics"', 'cache-control': 'no-store' })
    .type(`text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH'}`)
    .send(calendar);

type KeptMail = typeof keptMails.$inferSelect;

const facts = ({ toAddress, createdAt }: Pick<KeptMail, 'toAddress' | 'createdAt'>) =>
  `<div class="quiet">To ${escape(toAddress)} · <time datetime="${createdAt.toISOString()}">${createdAt.toUTCString()}</time></div>`;

function listPage(mails: Pick<KeptMail, 'id' | 'subject' | 'toAddress' | 'createdAt'>[]): string {
  const rows = mails.map((mail) => `<li><a href="/dev/mail/${mail.id}">${escape(mail.subject)}</a>${facts(mail)}</li>`);
  const none = '<p>No mail yet. Whatever Stepwell sends on this machine appears here instead of in a mailbox.</p>';
  return `<h1>Mailbox</h1>${rows.length > 0 ? `<ol>${rows.join('')}</ol>` : none}`;
}

/** The body of the renderer's own HTML, which contains no markup from other sources. */
const bodyOf = (html: string) => /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';

const attachment = ({ id, calendar }: KeptMail) =>
  calendar ? `<p><a href="/dev/mail/${id}/meeting.ics">Open the attached calendar file</a></p>` : '';

const mailPage = (mail: KeptMail): string =>
  `<p><a href="/dev/mail">All mail</a></p><h1>${escape(mail.subject)}</h1>${facts(mail)}${attachment(mail)}` +
  `<h2>As HTML</h2><article>${bodyOf(mail.html)}</article><h2>As plain text</h2><pre>${escape(mail.text)}</pre>`;

/** Shows kept mail at /dev/mail, newest first; `?to=` shows one person's. Only for machines without an SMTP server. */
export function registerMailbox(http: FastifyInstance, { db }: Pick<Database, 'db'>): void {
  http.get<{ Querystring: { to?: string | string[] } }>('/dev/mail', async (request, reply) => {
    const { to } = request.query;
    const { id, subject, toAddress, createdAt } = keptMails;
    const mails = await db
      .select({ id, subject, toAddress, createdAt })
      .from(keptMails)
      .where(typeof to === 'string' ? eq(toAddress, to) : undefined)
      .orderBy(desc(createdAt), desc(id))
      .limit(MAX_SHOWN);
    return send(reply, 200, 'Mailbox', listPage(mails));
  });

  const mailBy = async (id: string): Promise<KeptMail | undefined> =>
    isUuid(id) ? (await db.select().from(keptMails).where(eq(keptMails.id, id)))[0] : undefined;

  http.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const mail = await mailBy(request.params.id);
    return mail ? send(reply, 200, mail.subject, mailPage(mail)) : sendNone(reply);
  });

  http.get<{ Params: { id: string } }>('/dev/mail/:id/meeting.ics', async (request, reply) => {
    const calendar = (await mailBy(request.params.id))?.calendar;
    return calendar ? sendCalendar(reply, calendar) : sendNone(reply);
  });
}
