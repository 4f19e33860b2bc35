import { eq, isNull, sql } from 'drizzle-orm';
import {
  answeredRequests,
  codes,
  events,
  keptMails,
  leaderTransfers,
  mails,
  notifications,
  reminders,
  sessions,
  throttles,
  users,
} from './platform/database/schema';
import { sampleMail, mailSamples } from './testing/mails/mailSamples';
import { useTestApp } from './testing/app';
import { housekeeping } from './areas';
import { runHousekeeping } from './platform/jobs/housekeeping';

const test = useTestApp();
const HOUR_MS = 3_600_000;
const ago = (days: number) => new Date(test.clock.now().getTime() - days * 24 * HOUR_MS);
const db = () => test.app.context.database.db;

it('housekeeping shortens the event log to seven days', async () => {
  const at = (createdAt: Date) => ({ audienceUserIds: [], type: 'refetch', payload: {}, createdAt });
  await db().delete(events);
  await db()
    .insert(events)
    .values([at(ago(8)), at(ago(7.1)), at(ago(6.9)), at(ago(0))]);
  await runHousekeeping(test.app.context, housekeeping);
  const left = await db().select({ createdAt: events.createdAt }).from(events).orderBy(events.position);
  expect(left.map(({ createdAt }) => createdAt)).toEqual([ago(6.9), ago(0)]);
});

it('housekeeping removes used or expired codes after two days, and unconfirmed registrations after a month', async () => {
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

it('housekeeping removes attempts once their window has ended', async () => {
  await db()
    .insert(throttles)
    .values([
      { key: 'closed', count: 9, resetsAt: ago(0.01) },
      { key: 'open', count: 9, resetsAt: ago(-0.01) },
    ]);
  await runHousekeeping(test.app.context, housekeeping);
  expect((await db().select().from(throttles)).map(({ key }) => key)).toEqual(['open']);
});

it('housekeeping removes answered requests after a day', async () => {
  const request = (key: string, createdAt: Date) => ({ operation: 'createPod', key, bodyHash: '', createdAt });
  await db()
    .insert(answeredRequests)
    .values([request('old', ago(1.1)), request('new', ago(0.9))]);
  await runHousekeeping(test.app.context, housekeeping);
  expect((await db().select().from(answeredRequests)).map(({ key }) => key)).toEqual(['new']);
});

it('housekeeping removes the records of reminders after two months', async () => {
  const { id: userId } = await test.make.user();
  const reminder = (createdAt: Date) => ({
    userId,
    kind: 'MEETING_SOON' as const,
    subjectId: userId,
    occasion: createdAt,
    createdAt,
  });
  await db()
    .insert(reminders)
    .values([reminder(ago(61)), reminder(ago(59))]);
  await runHousekeeping(test.app.context, housekeeping);
  expect((await db().select().from(reminders)).map(({ createdAt }) => createdAt)).toEqual([ago(59)]);
});

it('housekeeping removes sessions a month after their end, but no active session', async () => {
  const { id: userId } = await test.make.user();
  const session = (expiresAt: Date, revokedAt?: Date) => ({ userId, createdAt: ago(90), expiresAt, revokedAt });
  await db()
    .insert(sessions)
    .values([session(ago(31)), session(ago(29)), session(ago(-7)), session(ago(-7), ago(31))]);
  await runHousekeeping(test.app.context, housekeeping);
  expect(await db().select().from(sessions)).toHaveLength(2);
});

it('housekeeping removes mails a month after they were sent or abandoned, but no waiting mail', async () => {
  const mail = (toAddress: string, state: 'queued' | 'sent' | 'failed', createdAt: Date) => ({
    toAddress,
    template: 'password-changed',
    data: mailSamples['password-changed'],
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

it('housekeeping removes notifications a month after dismissal, and purely informative ones after a year', async () => {
  const { id: userId } = await test.make.user();
  const told = (kind: string, createdAt: Date, more: { dismissedAt?: Date; needsAnswer?: boolean } = {}) => ({
    userId,
    kind,
    data: {},
    actionType: more.needsAnswer ? ('CHOICE' as const) : ('ACKNOWLEDGE' as const),
    createdAt,
    ...more,
  });
  await db()
    .insert(notifications)
    .values([
      told('dismissed', ago(32), { dismissedAt: ago(31) }),
      told('dismissed lately', ago(400), { dismissedAt: ago(29) }),
      told('answered', ago(32), { dismissedAt: ago(31), needsAnswer: true }),
      told('never looked at', ago(366)),
      told('may still be looked at', ago(364)),
      told('waits for an answer', ago(800), { needsAnswer: true }),
    ]);
  await runHousekeeping(test.app.context, housekeeping);
  const left = await db().select({ kind: notifications.kind }).from(notifications);
  expect(left.map(({ kind }) => kind).sort()).toEqual([
    'dismissed lately',
    'may still be looked at',
    'waits for an answer',
  ]);
});

it('housekeeping removes pod offers a year after they are closed, but no open offer', async () => {
  const { id: podId } = await test.make.pod();
  const { id: participantId } = await test.make.user();
  const offer = (state: 'open' | 'declined', decidedAt?: Date) => ({
    podId,
    participantId,
    state,
    createdAt: ago(500),
    expiresAt: ago(486),
    decidedAt,
  });
  await db()
    .insert(leaderTransfers)
    .values([offer('declined', ago(366)), offer('declined', ago(364)), offer('open')]);
  await runHousekeeping(test.app.context, housekeeping);
  const left = await db().select({ state: leaderTransfers.state }).from(leaderTransfers);
  expect(left.map(({ state }) => state).sort()).toEqual(['declined', 'open']);
});

describe('unconfirmed accounts', () => {
  const person = (email: string, createdAt: Date, verifiedAt?: Date) => ({
    email,
    firstName: 'A',
    lastName: 'B',
    passwordHash: 'x',
    createdAt,
    verifiedAt,
  });
  const add = async (email: string, createdAt: Date, verifiedAt?: Date) => {
    const [row] = await db()
      .insert(users)
      .values(person(email, createdAt, verifiedAt))
      .returning({ id: users.id });
    return row?.id ?? '';
  };
  const code = (userId: string, expiresAt: Date) => ({
    hash: `of ${userId}`,
    purpose: 'verify' as const,
    userId,
    createdAt: ago(90),
    expiresAt,
  });
  const unverified = async () => {
    const rows = await db().select({ email: users.email }).from(users).where(isNull(users.verifiedAt));
    return rows.map(({ email }) => email).sort();
  };
  beforeEach(() => db().delete(users).where(isNull(users.verifiedAt)));

  it('housekeeping removes an unconfirmed account once its link can no longer be sent again', async () => {
    await add('gone@example.com', ago(31));
    await add('new@example.com', ago(29));
    const old = await add('old@example.com', ago(90));
    const again = await add('again@example.com', ago(90));
    const confirmed = await add('confirmed@example.com', ago(90), ago(89));
    await db()
      .insert(codes)
      .values([code(old, ago(31)), code(again, ago(29))]);
    await runHousekeeping(test.app.context, housekeeping);
    expect(await unverified()).toEqual(['again@example.com', 'new@example.com']);
    expect(await db().select().from(users).where(eq(users.id, confirmed))).toHaveLength(1);
  });

  it('housekeeping keeps accounts to which a link is currently being sent', async () => {
    const userId = await add('returns@example.com', ago(90));
    const other = await test.app.context.database.pool.connect();
    try {
      await other.query('begin');
      await other.query(
        `insert into codes (id, hash, purpose, user_id, created_at, expires_at) values (gen_random_uuid(), 'new', 'verify', $1, now(), now() + interval '2 days')`,
        [userId],
      );
      await runHousekeeping(test.app.context, housekeeping);
    } finally {
      await other.query('commit');
      other.release();
    }
    expect(await unverified()).toEqual(['returns@example.com']);
  });

  it('a person whose account was removed can register again like anyone else', async () => {
    const registration = { firstName: 'Ann', lastName: 'Bee', email: 'late@example.com', password: 'Tiny-Step-1' };
    const register = () => test.anyone().post('/v1/businesses', { ...registration, businessName: 'Late' });
    await register();
    test.clock.advance({ days: 33 });
    await runHousekeeping(test.app.context, housekeeping);
    expect(await unverified()).toEqual([]);
    await register();
    expect(await unverified()).toEqual(['late@example.com']);
  });
});

it('a failing housekeeping task does not prevent the others', async () => {
  const done: string[] = [];
  const act = (name: string, failure?: Error) => () => {
    done.push(name);
    return failure ? Promise.reject(failure) : Promise.resolve();
  };
  const acts = [act('first', new Error('no index')), act('second'), act('third', new Error('no rows'))];
  await expect(runHousekeeping(test.app.context, acts)).rejects.toThrow('Error: no index; Error: no rows');
  expect(done).toEqual(['first', 'second', 'third']);
});

it('housekeeping creates one new job for a mail that has lost its job', async () => {
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
