import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { useTestApp } from '../../testing/app';
import { sampleMail } from '../../testing/mails/mailSamples';
import { doMailCommand } from './mailCommand';
import type { Mail } from './mail';
import { useSmtp } from './testing/smtp';

const { config, smtp, receivedBy } = useSmtp();
const test = useTestApp({ config });
beforeEach(async () => {
  await test.app.context.database.db.execute(sql`delete from mails`);
});

const database = () => test.app.context.database;
const drain = () => test.app.context.jobs.drain();

async function said(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  await doMailCommand(words, database(), (line) => lines.push(line));
  return lines;
}

async function giveUp(...mails: Mail<unknown>[]): Promise<void> {
  smtp().refuse(550);
  await test.app.context.act((act) => Promise.resolve(mails.forEach((mail) => act.mail(mail))));
  await drain();
  smtp().refuse(undefined);
}

const idOf = (line = '') => line.split('  ')[0] ?? '';

it('the list states if no email was abandoned', async () => {
  expect(await said('failed')).toEqual(['There are no undelivered emails.']);
  expect(await said('retry', 'all')).toEqual(['There are no emails to send again.']);
});

it('a failed email is listed with recipient, template, time and reason, and without links', async () => {
  await giveUp(sampleMail('anna@example.com', 'verify-email'));
  await database().db.execute(sql`update mails set last_error = last_error || ' https://stepwell.example/x?code=abc'`);
  const [line, ...others] = await said('failed');
  expect(others).toEqual([]);
  expect(line).toMatch(
    /^[0-9a-f-]{36} {2}2026-03-03T09:00:00\.000Z {2}anna@example\.com {2}verify-email {2}tried 1 time {2}.*550.*\(link\)$/,
  );
  expect(line).not.toContain('code=');
});

it('a long list shows the newest emails and states how many earlier ones there are', async () => {
  await database().db.execute(sql`
    insert into mails (id, to_address, template, data, state, created_at)
    select gen_random_uuid(), 'many' || n || '@example.com', 'verify-email', '{}', 'failed', now() + n * interval '1 second'
    from generate_series(1, 230) n`);
  const lines = await said('failed');
  expect(lines).toHaveLength(201);
  expect(lines[0]).toBe('30 earlier emails couldn’t be delivered either. The newest ones are:');
  expect([lines[1], lines[200]].map((line) => line?.split('  ')[2])).toEqual([
    'many31@example.com',
    'many230@example.com',
  ]);
});

it('a requeued email is sent exactly once', async () => {
  await giveUp(sampleMail('bo@example.com', 'verify-email'), sampleMail('cy@example.com', 'verify-email'));
  const id = idOf((await said('failed')).find((line) => line.includes('bo@example.com')));
  expect(await said('retry', id)).toEqual(['1 email is back in the queue.']);
  await expect(said('retry', id)).rejects.toThrow(`There’s no undelivered email with the ID ${id}.`);
  await drain();
  expect(receivedBy('bo@example.com')).toHaveLength(1);
  expect(receivedBy('cy@example.com')).toHaveLength(0);
});

it('a requeued email has one job with its id, just like any other', async () => {
  await giveUp(sampleMail('fi@example.com', 'verify-email'));
  const id = idOf((await said('failed'))[0]);
  await said('retry', id);
  const { rows } = await database().db.execute(
    sql`select id, state from pgboss.job where name = 'mail' and data->>'mailId' = ${id}`,
  );
  expect(rows).toEqual([{ id, state: 'created' }]);
  await drain();
  expect(receivedBy('fi@example.com')).toHaveLength(1);
});

it('concurrent commands requeue each email once', async () => {
  const people = Array.from({ length: 5 }, (_, index) => `all${index}@example.com`);
  await giveUp(...people.map((to) => sampleMail(to, 'verify-email')));
  const answers = await Promise.all([said('retry', 'all'), said('retry', 'all'), said('retry', 'all')]);
  const counts = answers.flat().map((line) => Number(/^(\d+) emails? (is|are) back/.exec(line)?.[1] ?? 0));
  expect(counts.reduce((sum, count) => sum + count)).toBe(5);
  expect(await drain()).toBe(5);
  expect(people.map((to) => receivedBy(to).length)).toEqual([1, 1, 1, 1, 1]);
  expect(await said('failed')).toEqual(['There are no undelivered emails.']);
});

it('a failed digest is not resent, since its contents are not kept', async () => {
  await giveUp(sampleMail('di@example.com', 'verify-email'), sampleMail('ed@example.com', 'verify-email'));
  await database().db.execute(
    sql`update mails set template = 'missed-messages', data = '{}' where to_address = 'di@example.com'`,
  );
  const line = (await said('failed')).find((one) => one.includes('di@example.com'));
  expect(line).toContain('can’t be sent again');
  await expect(said('retry', idOf(line))).rejects.toThrow('out of date');
  expect(await said('retry', 'all')).toEqual([
    '1 email is back in the queue.',
    '1 email can’t be sent again: what it said is out of date.',
  ]);
  await drain();
  expect([receivedBy('di@example.com').length, receivedBy('ed@example.com').length]).toEqual([0, 1]);
});

it('an unknown id, the id of a sent email, and a wrong command are refused with an explanation', async () => {
  const unknown = randomUUID();
  await expect(said('retry', unknown)).rejects.toThrow(`There’s no undelivered email with the ID ${unknown}.`);
  await expect(said('retry', 'what')).rejects.toThrow('There’s no undelivered email with the ID what.');
  for (const words of [[], ['retry'], ['retry', 'all', 'too'], ['failed', 'x'], ['send']]) {
    await expect(said(...words)).rejects.toThrow('Say what to do');
  }
});
