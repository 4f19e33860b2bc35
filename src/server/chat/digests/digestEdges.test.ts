import { asc, eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { v7 } from 'uuid';
import { keptMails, messages } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { PASSWORD, type TestPod, type TestUser } from '../../testing/factories';
import { useDigests } from '../testing/digests';
import { useTalk } from '../testing/talk';
import { runDigestRound } from './digestJob';

const test = useTestApp();
const { podWithTwo, say } = useTalk(test);
const { look, pass, choose, toldTo } = useDigests(test);

async function received(email: string) {
  await test.app.context.jobs.drain();
  const rows = await test.app.context.database.db
    .select()
    .from(keptMails)
    .where(eq(keptMails.toAddress, email))
    .orderBy(asc(keptMails.id));
  return rows.filter(({ subject }) => subject.includes('new message'));
}

it('while an address change is unconfirmed, digests go to the current address', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const newEmail = `new-${participant.email}`;
  expect(
    (await (await test.as(participant)).post('/v1/users/change-email', { newEmail, password: PASSWORD })).status,
  ).toBeLessThan(300);
  await say(pod, leader, 'One');
  await pass({ hours: 1 });
  expect(await received(newEmail)).toEqual([]);
  expect(await received(participant.email)).toHaveLength(1);
});

it('a digest of two businesses shows which business each conversation belongs to, and replies reach the right one', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const other = await test.make.pod();
  const member = await test.make.member(other.membership, { user: participant });
  await test.make.participant(other, member);
  const { db } = test.app.context.database;
  await db.execute(sql`update memberships set support_email = 'help@other.example' where id = ${other.membership.id}`);
  await say(pod, leader, 'One');
  await say(other, other.leader as TestUser, 'Two');
  await pass({ hours: 1 });
  const [digest, ...more] = await toldTo(participant);
  expect(more).toEqual([]);
  expect(digest?.channels.map(({ membershipName }) => membershipName).sort()).toEqual(
    [pod.membership.name, other.membership.name].sort(),
  );
  expect(digest).not.toHaveProperty('supportEmail');
  // Once removed from one business before delivery, the person gets only the other's messages, and replies reach that
  // business.
  await db.execute(sql`update members set disabled_at = now() where id = ${member.memberId}`);
  const [left] = await toldTo(participant);
  expect(left?.channels.map(({ name }) => name)).toEqual([pod.name]);
  expect(left).toHaveProperty('supportEmail', 'support@example.com');
});

it('a digest due while PostgreSQL drops every connection is sent exactly once after it recovers', async () => {
  const { pod, leader, participant } = await podWithTwo();
  await say(pod, leader, 'One');
  await look();
  test.clock.advance({ hours: 1 });
  const { database, act } = test.app.context;
  const breaking: typeof act = (work) =>
    act(async (given) => {
      const result = await work(given);
      const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`);
      const client = new Client({ connectionString: database.pool.options.connectionString });
      await client.connect();
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [rows[0]?.name],
      );
      await client.end();
      return result;
    });
  await expect(runDigestRound({ ...test.app.context, act: breaking })).rejects.toThrow();
  // The pool detects broken connections one by one, so this runs several rounds of the job.
  for (let left = 20, isBack = false; !isBack && left > 0; left -= 1) {
    isBack = await look().then(
      () => true,
      () => false,
    );
  }
  await look();
  expect(await received(participant.email)).toHaveLength(1);
});

it('changing from WEEKLY to FIVE_MINUTES sends a digest of older messages immediately', async () => {
  const { pod, leader, participant } = await podWithTwo();
  await choose(participant, 'WEEKLY');
  await say(pod, leader, 'One');
  await look();
  test.clock.advance({ minutes: 4 });
  await choose(participant, 'FIVE_MINUTES');
  await look();
  expect(await toldTo(participant)).toEqual([]);
  test.clock.advance({ minutes: 1 });
  await look();
  expect(await received(participant.email)).toHaveLength(1);
  await choose(participant, 'WEEKLY');
  await say(pod, leader, 'Two');
  await look();
  test.clock.advance({ hours: 2 });
  await choose(participant, 'FIVE_MINUTES');
  await look();
  expect((await received(participant.email)).map(({ text }) => text.match(/‘.*’/g))).toEqual([['‘One’'], ['‘Two’']]);
});

it('travelling back over midnight sends the remaining messages on the local morning, and none of them twice', async () => {
  test.clock.set('2026-10-06T12:00:00Z');
  const { pod, leader, participant } = await podWithTwo();
  const zone = async (timezone: string) =>
    (await test.as(participant)).patch('/v1/users/my-account/profile', { timezone });
  await choose(participant, 'DAY');
  await zone('Pacific/Auckland');
  await say(pod, leader, 'One');
  // 08:00 on the 7th in Auckland.
  test.clock.set('2026-10-06T19:00:00Z');
  await look();
  expect(await received(participant.email)).toHaveLength(1);
  await say(pod, leader, 'Two');
  await zone('America/Los_Angeles');
  test.clock.set('2026-10-07T14:59:59Z');
  await look();
  expect(await received(participant.email)).toHaveLength(1);
  // 08:00 on the 7th in Los Angeles.
  test.clock.set('2026-10-07T15:00:00Z');
  await look();
  expect((await received(participant.email)).map(({ text }) => text.match(/‘.*’/g))).toEqual([['‘One’'], ['‘Two’']]);
});

it('a thousand unread messages in thirty conversations make one mail of reasonable length, which counts the rest', async () => {
  const reader = await test.make.user();
  const pods: TestPod[] = [];
  for (let index = 0; index < 30; index++) {
    const pod = await test.make.pod();
    await test.make.participant(pod, await test.make.member(pod.membership, { user: reader }));
    pods.push(pod);
  }
  const at = test.clock.now();
  const rows = pods.flatMap((pod) =>
    Array.from({ length: 33 }, () => ({
      id: v7({ msecs: at.getTime() }),
      channelId: pod.channelId,
      senderId: (pod.leader as TestUser).id,
      content: '&<"'.repeat(1_333),
      createdAt: at,
    })),
  );
  await test.app.context.database.db.insert(messages).values(rows);
  test.clock.advance({ milliseconds: 1 });
  for (const pod of pods) await say(pod, pod.leader as TestUser, 'And one more');
  await pass({ hours: 1 });
  const [mail, ...more] = await received(reader.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('100+ new messages in 30 chats');
  expect(mail?.text.match(/: 34 new messages from/g)).toHaveLength(20);
  expect(mail?.text).toContain('There’s something new in 10 more chats too.');
  expect(Buffer.byteLength(mail?.html ?? '')).toBeLessThan(100_000);
  expect(Buffer.byteLength(mail?.text ?? '')).toBeLessThan(30_000);
});
