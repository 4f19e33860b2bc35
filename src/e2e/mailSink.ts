import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './ports';

/** How long a mail may take to come, in milliseconds. */
const MAIL_TIMEOUT = 15_000;

/** A real SMTP server on loopback that keeps what it is sent. */
export interface MailSink {
  readonly url: string;
  /** The next mail to this address whose subject or text has these words; each mail is given once. */
  next: (to: string, words: string | RegExp) => Promise<Email>;
  close: () => Promise<void>;
}

export async function startMailSink(): Promise<MailSink> {
  const kept: { to: string[]; mail: Email }[] = [];
  const port = await freePort();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          kept.push({ to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()), mail });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    url: `smtp://127.0.0.1:${port}`,
    next: async (to, words) => {
      const deadline = Date.now() + MAIL_TIMEOUT;
      const matches = (mail: Email) => {
        const text = `${mail.subject ?? ''}\n${mail.text ?? ''}`;
        return typeof words === 'string' ? text.includes(words) : words.test(text);
      };
      for (;;) {
        const index = kept.findIndex(
          ({ to: receivers, mail }) => receivers.includes(to.toLowerCase()) && matches(mail),
        );
        const [found] = index < 0 ? [] : kept.splice(index, 1);
        if (found) return found.mail;
        if (Date.now() > deadline) {
          const seen = kept.map((one) => `${one.to.join()} ${one.mail.subject ?? ''}`).join('\n');
          throw new Error(`No mail to ${to} with ${String(words)} came. Others:\n${seen}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The first link of a mail's plain text whose address has `part`. */
export function linkIn(mail: Email, part: string): string {
  const links = mail.text?.match(/https?:\/\/\S+/g) ?? [];
  const found = links.find((link) => link.includes(part));
  if (!found) throw new Error(`The mail '${mail.subject ?? ''}' has no link with ${part}: ${links.join(' ')}`);
  return found;
}

/** The calendar part of a mail, as it was sent. */
export function calendarIn(mail: Email): string {
  const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!part) throw new Error(`The mail '${mail.subject ?? ''}' has no calendar.`);
  return typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
}
