import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { mailTemplates } from '../../areas';
import { useTestApp } from '../../testing/app';
import { runAllJobs } from '../../testing/jobs';
import { meetingSample, sampleMail } from '../../testing/mails/mailSamples';
import { until } from '../../testing/until';
import { mails, users } from '../database/schema';
import { executeOn, makeBoss } from '../jobs/boss';
import { makeMailDelivery } from './delivery';
import type { Mail } from './mail';
import { MAIL_JOB_SECONDS, mailQueue } from './queues';
import { MAX_SUBJECT_LENGTH } from './render';
import { useSmtp } from './testing/smtp';

const { config, smtp, receivedBy, stopForNow } = useSmtp();
const test = useTestApp({ config });

const verify = (to: string): Mail<unknown> => sampleMail(to, 'verify-email');

const write = (...written: Mail<unknown>[]) =>
  test.app.context.act((act) => Promise.resolve(written.forEach((mail) => act.mail(mail))));

const drain = () => test.app.context.jobs.drain();

const tryAgain = () => runAllJobs(test, 'mail');

const rowOf = async (to: string) => {
  const [row] = await test.app.context.database.db.select().from(mails).where(eq(mails.toAddress, to));
  if (!row) throw new Error(`No mail to ${to}`);
  return row;
};

it.each([
  ['accents', 'Zoës Café'],
  ['Chinese', '王小明的小组'],
  ['Arabic', 'مجموعة علي'],
  ['Hebrew and English', 'דנה & Anna'],
  ['a family', '👩‍👩‍👧‍👦 Pod 🇬🇧'],
  ['an encoded word', '=?utf-8?q?Evil?='],
  ['so many signs that some are left out', '🌱'.repeat(100)],
])('the subject of a mail arrives as written, with %s', async (_what, membershipName) => {
  const to = `${randomUUID()}@example.com`;
  const sample = sampleMail(to, 'leader-approved');
  await write({ ...sample, data: { ...(sample.data as object), membershipName } });
  await drain();
  // Invisible characters: text direction marks, and those that keep a name from being decoded.
  const subject = receivedBy(to)[0]?.subject?.replaceAll(/[\u200E\u2060]/g, '');
  const written = [...`You can lead a pod in ${membershipName}`];
  const isCut = written.length > MAX_SUBJECT_LENGTH;
  expect(subject).toBe(isCut ? `${written.slice(0, MAX_SUBJECT_LENGTH - 1).join('')}…` : written.join(''));
});

it('a mail arrives with its text, its HTML and its reply address', async () => {
  await write(sampleMail('anna@example.com', 'leader-approved'));
  expect(await drain()).toBe(1);
  const [email] = receivedBy('anna@example.com');
  expect(email?.subject).toBe('You can lead a pod in Momentum Circle');
  expect(email?.from).toMatchObject({ name: 'Stepwell', address: 'no-reply@stepwell.example' });
  expect(email?.replyTo?.[0]?.address).toBe('support@circle.example');
  expect(email?.text).toContain('Get started:\nhttps://stepwell.example/somewhere?code=abc&x=1');
  expect(email?.html).toContain('href="https://stepwell.example/somewhere?code=abc&amp;x=1"');
  expect(email?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

it('a sent mail is marked as sent and keeps no link', async () => {
  await write(verify('once@example.com'));
  expect((await rowOf('once@example.com')).data).toHaveProperty('link');
  await drain();
  expect(await rowOf('once@example.com')).toMatchObject({ state: 'sent', sentAt: test.clock.now() });
  expect((await rowOf('once@example.com')).data).toEqual({});
});

it('a mail is sent once, even if its job runs several times', async () => {
  await write(verify('twice@example.com'));
  await drain();
  await test.app.context.database.db.execute(sql`update pgboss.job set state = 'retry' where name = 'mail'`);
  expect(await drain()).toBeGreaterThan(0);
  expect(receivedBy('twice@example.com')).toHaveLength(1);
});

describe('a held mail', () => {
  const hold = (to: string, userId: string) =>
    write({ ...verify(to), heldFor: { id: randomUUID(), userId, seconds: 1 } });

  it('goes to the current address of its reader', async () => {
    const person = await test.make.user();
    await hold(person.email, person.id);
    const moved = `new-${person.email}`;
    await test.app.context.database.db.update(users).set({ email: moved }).where(eq(users.id, person.id));
    expect(await runAllJobs(test, 'mail')).toBe(1);
    expect([receivedBy(person.email).length, receivedBy(moved).length]).toEqual([0, 1]);
  });

  it('is not sent if the account has been disabled since', async () => {
    const person = await test.make.user();
    await hold(person.email, person.id);
    const disabledAt = test.clock.now();
    await test.app.context.database.db.update(users).set({ disabledAt }).where(eq(users.id, person.id));
    expect(await runAllJobs(test, 'mail')).toBe(1);
    expect(receivedBy(person.email)).toHaveLength(0);
    expect(await test.mails(person.email)).toEqual([]);
  });

  it('is not sent if the account has been deleted', async () => {
    await hold('gone@example.com', randomUUID());
    expect(await runAllJobs(test, 'mail')).toBe(1);
    expect(receivedBy('gone@example.com')).toHaveLength(0);
    expect(await test.mails('gone@example.com')).toEqual([]);
  });
});

it('a mail is not sent if its action fails', async () => {
  const failing = test.app.context.act((act) => {
    act.mail(verify('never@example.com'));
    return Promise.reject(new Error('no'));
  });
  await expect(failing).rejects.toThrow('no');
  expect(await drain()).toBe(0);
  expect(receivedBy('never@example.com')).toHaveLength(0);
});

it('all the mails of an action take two statements together, and an action without mails takes none', async () => {
  const many = Array.from({ length: 40 }, (_, index) => verify(`many${index}@example.com`));
  const { statements } = await test.countStatements(() => write(...many));
  expect(statements.map((text) => text.trim().split(/\s+/)[0]?.toLowerCase())).toEqual([
    'begin',
    'insert',
    'with',
    'commit',
  ]);
  expect((await test.countStatements(() => write())).statements).toEqual(['begin', 'commit']);
  expect(await drain()).toBe(40);
  expect(smtp().received.filter((email) => email.to?.[0]?.address?.startsWith('many'))).toHaveLength(40);
});

it('a meeting mail carries an invitation that calendars accept', async () => {
  await write(sampleMail('cal@example.com', 'meeting', meetingSample));
  await drain();
  const [email] = receivedBy('cal@example.com');
  const calendar = email?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  expect(calendar?.method).toBe('REQUEST');
  const text = new TextDecoder().decode(calendar?.content as ArrayBuffer);
  const lines = text.replace(/\r?\n /g, '').split(/\r?\n/);
  expect(lines).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:3', 'UID:0190f3a2@stepwell']));
  expect(lines).toContainEqual(expect.stringMatching(/^ATTENDEE;.*:mailto:cal@example\.com$/i));
});

describe('mail server problems', () => {
  it('a mail that the mail server defers is retried with the same message id', async () => {
    smtp().refuse(451);
    await write(verify('later@example.com'));
    await drain();
    const waiting = await rowOf('later@example.com');
    expect(waiting).toMatchObject({ state: 'queued', attempts: 1, lastError: expect.stringContaining('451') });
    expect(await drain()).toBe(0);
    smtp().refuse(undefined);
    await tryAgain();
    expect(await rowOf('later@example.com')).toMatchObject({ state: 'sent', lastError: null });
    expect(receivedBy('later@example.com').map(({ messageId }) => messageId)).toEqual([
      `<${waiting.id}@stepwell.example>`,
    ]);
  });

  it('an accepted mail that could not be marked as sent is resent with the same message id and date', async () => {
    const { db } = test.app.context.database;
    await db.execute(sql`create function no_mark() returns trigger language plpgsql
      as $$ begin raise exception 'The power is cut'; end $$`);
    await db.execute(sql`create trigger no_mark before update on mails
      for each row when (new.state = 'sent') execute function no_mark()`);
    await write(verify('again@example.com'));
    await drain();
    await db.execute(sql`drop function no_mark cascade`);
    expect(await rowOf('again@example.com')).toMatchObject({ state: 'queued', attempts: 1 });
    test.clock.advance({ minutes: 1 });
    await tryAgain();
    expect((await rowOf('again@example.com')).state).toBe('sent');
    const [first, second, ...others] = receivedBy('again@example.com');
    expect(others).toEqual([]);
    expect(first?.messageId).toMatch(/^<.+@stepwell\.example>$/);
    expect([second?.messageId, second?.date]).toEqual([first?.messageId, first?.date]);
  });

  it('a connection to a mail server that doesn’t confirm in time is closed before another server retries', async () => {
    const { database, config: own } = test.app.context;
    const deps = { database, clock: test.clock, config: own, templates: mailTemplates };
    await write(verify('slow@example.com'));
    const { id } = await rowOf('slow@example.com');
    const connections = () => smtp().connections;
    const before = connections();
    const speakAgain = smtp().fallSilent();
    const limit = new AbortController();
    const limits = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const delivery = makeMailDelivery(deps);
    const trying = delivery.deliver(id);
    await until(() => receivedBy('slow@example.com').length > 0);
    expect(connections()).toBeGreaterThan(before);
    expect(limits.mock.calls).toEqual([[(MAIL_JOB_SECONDS - 30) * 1000]]);
    limits.mockRestore();
    limit.abort();
    await expect(trying).rejects.toThrow('aborted');
    await until(() => connections() === before);
    expect(await rowOf('slow@example.com')).toMatchObject({ state: 'queued', attempts: 1 });
    delivery.close();
    speakAgain();
    await drain();
    expect((await rowOf('slow@example.com')).state).toBe('sent');
  });

  it('a mail is abandoned after the last try even if every try kills its server', async () => {
    const { db, pool } = test.app.context.database;
    await write(verify('deadly@example.com'));
    const { id } = await rowOf('deadly@example.com');
    const boss = makeBoss(executeOn(pool));
    let tries = 0;
    const isTaken = async () => (await boss.fetch(mailQueue.name, { batchSize: 1 })).some((job) => job.id === id);
    for (; await isTaken(); tries += 1) {
      await db.execute(
        sql`update pgboss.job set started_on = now() - expire_in - interval '1 second' where id = ${id}`,
      );
      await boss.expire();
      await db.execute(sql`update pgboss.job set start_after = now() where id = ${id}`);
    }
    expect(tries).toBe(13);
    await drain();
    expect(await rowOf('deadly@example.com')).toMatchObject({ state: 'failed', data: { link: expect.any(String) } });
  });

  it('a failing mail waits longer after each failure', async () => {
    smtp().refuse(451);
    await write(verify('patience@example.com'));
    const { id } = await rowOf('patience@example.com');
    const waits: number[] = [];
    for (let round = 0; round < 4; round++) {
      await tryAgain();
      const { rows } = await test.app.context.database.db.execute<{ wait: number }>(
        sql`select extract(epoch from start_after - now())::float as wait from pgboss.job where id = ${id}`,
      );
      waits.push(rows[0]?.wait ?? 0);
    }
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(30 * 2 ** index - 5);
      expect(wait).toBeLessThanOrEqual(60 * 2 ** index);
    }
    smtp().refuse(undefined);
    await tryAgain();
    expect((await rowOf('patience@example.com')).state).toBe('sent');
  });

  it('a mail to a mailbox that the mail server doesn’t know fails immediately, without a retry', async () => {
    smtp().refuse(550);
    await write(verify('unknown@example.com'));
    await drain();
    const before = smtp().tries;
    await tryAgain();
    expect(smtp().tries).toBe(before);
    expect(await rowOf('unknown@example.com')).toMatchObject({ state: 'failed', attempts: 1 });
  });

  it('a mail that the mail server never accepts is abandoned after the last try and marked as failed', async () => {
    smtp().refuse(451);
    await write(verify('hopeless@example.com'));
    for (let round = 0; round < 15; round++) await tryAgain();
    expect(await rowOf('hopeless@example.com')).toMatchObject({ state: 'failed', attempts: 13 });
  });

  it('a failed mail can still be sent by hand', async () => {
    smtp().refuse(550);
    await write(verify('kept@example.com'));
    await drain();
    const kept = await rowOf('kept@example.com');
    expect(kept.state).toBe('failed');
    expect(kept.data).toHaveProperty('link');
  });

  it('no mail is lost while the mail server is down', async () => {
    const startAgain = await stopForNow();
    const people = Array.from({ length: 12 }, (_, index) => `away${index}@example.com`);
    await write(...people.map(verify));
    await drain();
    expect((await rowOf('away0@example.com')).state).toBe('queued');
    await startAgain();
    await tryAgain();
    expect(people.map((to) => receivedBy(to).length)).toEqual(people.map(() => 1));
  });
});
