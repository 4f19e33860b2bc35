import { eq } from 'drizzle-orm';
import { mailTemplates } from '../../areas';
import { useTestApp } from '../../testing/app';
import { meetingSample, sampleMail } from '../../testing/mails/mailSamples';
import { mails } from '../database/schema';
import { makeMailDelivery } from './delivery';
import type { Mail } from './mail';

const test = useTestApp();

const send = async (...written: Mail<unknown>[]) => {
  await test.app.context.act((act) => Promise.resolve(written.forEach((mail) => act.mail(mail))));
  await test.app.context.jobs.drain();
};

const page = async (url: string) => {
  const { statusCode, body, headers } = await test.app.http.inject({ url });
  return { statusCode, body, headers };
};

const firstLink = (body: string) => /href="(\/dev\/mail\/[^"]+)"/.exec(body)?.[1] ?? '';

it('the mailbox of a machine without a mail server states that when empty', async () => {
  expect((await page('/dev/mail')).body).toContain('No mail yet');
});

it("the mailbox lists sent mails, newest first, optionally only one person's", async () => {
  await send(sampleMail('anna@example.com', 'verify-email'));
  test.clock.advance({ minutes: 1 });
  await send(sampleMail('bo@example.com', 'password-changed'));
  const { body } = await page('/dev/mail');
  expect(body.indexOf('Your password has been changed')).toBeGreaterThan(0);
  expect(body.indexOf('Your password has been changed')).toBeLessThan(body.indexOf('Confirm your email address'));
  expect((await page('/dev/mail?to=anna@example.com')).body).not.toContain('Your password has been changed');
});

it('the mailbox shows a mail with a working button', async () => {
  const { body } = await page(firstLink((await page('/dev/mail?to=anna@example.com')).body));
  expect(body).toContain('<h1>Confirm your email address</h1>');
  expect(body).toContain('href="https://stepwell.example/somewhere?code=abc&amp;x=1"');
  expect(body).toContain('Hello Anna,');
  expect(body.match(/<body/g)).toHaveLength(1);
});

it('the mailbox opens the calendar file of a mail about a meeting, and offers none for other mails', async () => {
  await send(sampleMail('cy@example.com', 'meeting', meetingSample));
  const address = firstLink((await page('/dev/mail?to=cy@example.com')).body);
  const [link] = /\/dev\/mail\/[^"]+\/meeting\.ics/.exec((await page(address)).body) ?? [''];
  const { statusCode, body, headers } = await page(link);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=REQUEST');
  expect(headers['content-disposition']).toBe('attachment; filename="meeting.ics"');
  expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(body).toContain('ATTENDEE');
  const plain = firstLink((await page('/dev/mail?to=anna@example.com')).body);
  expect((await page(plain)).body).not.toContain('meeting.ics');
  expect((await page(`${plain}/meeting.ics`)).statusCode).toBe(404);
});

it('the mailbox runs no scripts from a mail', async () => {
  const podName = '<script>alert(1)</script>';
  await send(sampleMail('evil@example.com', 'meeting', { ...meetingSample, podName }));
  const { body: list, headers } = await page('/dev/mail?to=evil@example.com');
  const { body: mail } = await page(firstLink(list));
  expect(list + mail).not.toContain('<script');
  expect(list + mail).toContain('&lt;script&gt;');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe-eval/);
});

it.each(['/dev/mail/nothing', '/dev/mail/0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a90'])(
  'the mailbox has no %s',
  async (url) => {
    expect((await page(url)).statusCode).toBe(404);
  },
);

describe('a machine with a mail server', () => {
  const hidden = useTestApp({ config: { showMailbox: false } });
  it('a machine with a mail server has no mailbox', async () => {
    const { statusCode, body } = await hidden.app.http.inject({ url: '/dev/mail' });
    expect([statusCode === 200 && body.includes('Mailbox')]).toEqual([false]);
  });
});

it('in production a mail that no server accepts is never marked as sent', async () => {
  const { context } = test.app;
  await context.act((act) => Promise.resolve(act.mail(sampleMail('nobody@example.com', 'verify-email'))));
  const row = async () => {
    const [mail] = await context.database.db.select().from(mails).where(eq(mails.toAddress, 'nobody@example.com'));
    return mail;
  };
  const config = { ...context.config, production: true, smtpUrl: undefined };
  const delivery = makeMailDelivery({ ...context, config, templates: mailTemplates });
  await expect(delivery.deliver((await row())?.id ?? '')).rejects.toThrow('SMTP_URL is not set.');
  expect(await row()).toMatchObject({ state: 'queued', attempts: 1, lastError: 'SMTP_URL is not set.' });
  expect((await page('/dev/mail?to=nobody@example.com')).body).toContain('No mail yet');
});
