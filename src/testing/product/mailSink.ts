import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from '../../server/testing/until';
import { freePort } from './ports';

interface KeptMail {
  to: string[];
  mail: Email;
}

export interface MailSink {
  readonly url: string;
  /** Returns each mail once. */
  next: (to: string, words: string | RegExp) => Promise<Email>;
  close: () => Promise<void>;
}

export async function startMailSink(): Promise<MailSink> {
  const kept: KeptMail[] = [];
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
      const matches = (mail: Email) => {
        const text = `${mail.subject ?? ''}\n${mail.text ?? ''}`;
        return typeof words === 'string' ? text.includes(words) : words.test(text);
      };
      const isIt = ({ to: receivers, mail }: KeptMail) => receivers.includes(to.toLowerCase()) && matches(mail);
      const complaint = () => {
        const seen = kept.map((one) => `${one.to.join()} ${one.mail.subject ?? ''}`).join('\n');
        return `No mail to ${to} with ${String(words)} came. Others:\n${seen}`;
      };
      const found = await until(() => kept.find(isIt), { complaint });
      kept.splice(kept.indexOf(found), 1);
      return found.mail;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export function linkIn(mail: Email, part: string): string {
  const links = mail.text?.match(/https?:\/\/\S+/g) ?? [];
  const found = links.find((link) => link.includes(part));
  if (!found) throw new Error(`The mail '${mail.subject ?? ''}' has no link with ${part}: ${links.join(' ')}`);
  return found;
}

export function calendarIn(mail: Email): string {
  const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!part) throw new Error(`The mail '${mail.subject ?? ''}' has no calendar.`);
  return typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
}
