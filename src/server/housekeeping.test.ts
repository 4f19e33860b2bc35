import { sql } from 'drizzle-orm';
import { answeredRequests, codes, events, keptMails, mails, sessions, throttles } from './platform/database/schema';
import { sampleMail, samples } from './testing/mailSamples';
import { useTestApp } from './testing/app';
import { housekeeping } from './areas';
import { runHousekeeping } from './platform/jobs/housekeeping';

const test = useTestApp();
const HOUR_MS = 3_600_000;
const ago = (days: number) => new Date(test.clock.now().getTime() - days * 24 * HOUR_MS);
const db = () => test.app.context.database.db;

it('housekeeping shortens the event log to seven days', async () => {
  const at = (createdAt: Date) => ({ audienceUserIds: [], type: 'refetch', payload: {}, createdAt });
  await db()
    .insert(events)
    .values([at(ago(8)), at(ago(7.1)), at(ago(6.9)), at(ago(0))]);
  await runHousekeeping(test.app.context, housekeeping);
  const left = await db().select({ createdAt: events.createdAt }).from(events).orderBy(events.position);
  expect(left.map(({ createdAt }) => createdAt)).toEqual([ago(6.9), ago(0)]);
});

it('housekeeping removes codes that are used or over, two days later; a registration nobody confirmed, a month later', async () => {
  const code = (hash: string, purpose: 'reset' | 'verify', expiresAt: Date, usedAt?: Date) => ({
    hash,
    purpose,
    createdAt: ago(40),
    expiresAt,
    usedAt,
  });
  await db()
    .insert(codes)
    .values([
      code('over', 'reset', ago(2.1)),
      code('just over', 'reset', ago(1.9)),
      code('open', 'reset', ago(-1)),
      code('used', 'reset', ago(-1), ago(2.1)),
      code('just used', 'reset', ago(-1), ago(1.9)),
      code('registration', 'verify', ago(29)),
      code('old registration', 'verify', ago(31)),
    ]);
  await runHousekeeping(test.app.context, housekeeping);
  const left = await db().select({ hash: codes.hash }).from(codes);
  expect(left.map(({ hash }) => hash).sort()).toEqual(['just over', 'just used', 'open', 'registration']);
});

it('housekeeping forgets attempts whose window has closed', async () => {
  await db()
    .insert(throttles)
    .values([
      { key: 'closed', count: 9, resetsAt: ago(0.01) },
      { key: 'open', count: 9, resetsAt: ago(-0.01) },
    ]);
  await runHousekeeping(test.app.context, housekeeping);
  expect((await db().select().from(throttles)).map(({ key }) => key)).toEqual(['open']);
});

it('housekeeping forgets answered requests after a day', async () => {
  const request = (key: string, createdAt: Date) => ({ operation: 'createPod', key, bodyHash: '', createdAt });
  await db()
    .insert(answeredRequests)
    .values([request('old', ago(1.1)), request('new', ago(0.9))]);
  await runHousekeeping(test.app.context, housekeeping);
  expect((await db().select().from(answeredRequests)).map(({ key }) => key)).toEqual(['new']);
});

it('housekeeping removes sessions a month after they ended, never one that holds', async () => {
  const { id: userId } = await test.make.user();
  const session = (expiresAt: Date, revokedAt?: Date) => ({ userId, createdAt: ago(90), expiresAt, revokedAt });
  await db()
    .insert(sessions)
    .values([session(ago(31)), session(ago(29)), session(ago(-7)), session(ago(-7), ago(31))]);
  await runHousekeeping(test.app.context, housekeeping);
  expect(await db().select().from(sessions)).toHaveLength(2);
});

it('housekeeping removes mails a month after they were sent or given up, never one that waits', async () => {
  const mail = (toAddress: string, state: 'queued' | 'sent' | 'failed', createdAt: Date) => ({
    toAddress,
    template: 'password-changed',
    data: samples['password-changed'],
    state,
    createdAt,
  });
  const kept = { toAddress: 'x', subject: 'x', html: 'x', text: 'x' };
  await db()
    .insert(mails)
    .values([
      mail('sent', 'sent', ago(31)),
      mail('lately', 'sent', ago(29)),
      mail('failed', 'failed', ago(31)),
      mail('waits', 'queued', ago(31)),
    ]);
  await db()
    .insert(keptMails)
    .values([
      { ...kept, createdAt: ago(31) },
      { ...kept, createdAt: ago(29) },
    ]);
  await runHousekeeping(test.app.context, housekeeping);
  const left = await db().select({ to: mails.toAddress }).from(mails);
  expect(left.map(({ to }) => to).sort()).toEqual(['lately', 'waits']);
  expect(await db().select().from(keptMails)).toHaveLength(1);
});

it('housekeeping gives a mail that lost its job another, and only one', async () => {
  await test.app.context.jobs.drain();
  await test.app.context.act((act) => {
    act.mail(sampleMail('lost@example.com', 'password-changed'));
    return Promise.resolve();
  });
  await db().execute(sql`delete from pgboss.job`);
  await runHousekeeping(test.app.context, housekeeping);
  expect(await test.app.context.jobs.drain()).toBe(0);
  test.clock.advance({ hours: 2 });
  await runHousekeeping(test.app.context, housekeeping);
  await runHousekeeping(test.app.context, housekeeping);
  expect(await test.app.context.jobs.drain()).toBe(1);
  expect(
    await db()
      .select()
      .from(mails)
      .where(sql`state = 'queued'`),
  ).toEqual([]);
});
